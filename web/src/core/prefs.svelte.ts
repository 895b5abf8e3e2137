/** What a player settles for this browser: theme, sound, calm, speed, what is confirmed. */
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** How fast it is shown what others do. */
export const SPEED_NAMES = ["slow", "normal", "brisk", "instant"] as const;
export type SpeedName = (typeof SPEED_NAMES)[number];

/** What is heard: everything, only that it is my turn, nothing. */
export const SOUND_NAMES = ["all", "turn", "none"] as const;
export type SoundChoice = (typeof SOUND_NAMES)[number];
/** Each has a volume of its own. */
export const VOLUME_NAMES = ["turn", "rest"] as const;
export type VolumeName = (typeof VOLUME_NAMES)[number];

/** What a press on the board does: everything waits for the gold button, or what cannot be taken back does, or nothing. */
export const CONFIRM_NAMES = ["always", "final", "never"] as const;
export type ConfirmName = (typeof CONFIRM_NAMES)[number];

/** Where a learner is advised: in the first games of a title, wherever it is allowed, nowhere. */
export const COACH_NAMES = ["first", "always", "never"] as const;
export type CoachName = (typeof COACH_NAMES)[number];

/** So many questions of a first game, about a season or a round, are shown slowly to whoever has chosen no speed. */
const FIRST_QUESTIONS = 12;
const NIGHT = "(prefers-color-scheme: dark)";

class Prefs {
  theme = $state<Theme>("system");
  sounds = $state<SoundChoice>("turn");
  /** How loud it is that my turn comes, and everything else: from 0 to 1. */
  volumes = $state({ turn: 0.5, rest: 0.5 });
  /** Less motion than the system asks for; the system's own wish always counts. */
  calm = $state(false);
  #speed = $state<SpeedName | null>(null);
  /** How many questions of a first game are still to come at a gentle pace. */
  #gently = $state(0);
  readonly speed: SpeedName = $derived(this.#speed ?? (this.#gently > 0 ? "slow" : "normal"));
  confirm = $state<ConfirmName>("final");
  coach = $state<CoachName>("first");

  start(): void {
    matchMedia(NIGHT).addEventListener("change", () => this.#paint());
    const theme = recall("theme");
    this.setTheme(theme === "light" || theme === "dark" ? theme : "system", false);
    this.sounds = SOUND_NAMES.find((name) => name === recall("sounds")) ?? (recall("sound") === "on" ? "all" : "turn");
    for (const which of VOLUME_NAMES) {
      const volume = Number(recall(`volume.${which}`) ?? recall("volume") ?? "");
      this.volumes[which] = volume > 0 && volume <= 1 ? volume : 0.5;
    }
    this.setCalm(recall("calm") === "on", false);
    this.#speed = SPEED_NAMES.find((name) => name === recall("speed")) ?? null;
    this.confirm = CONFIRM_NAMES.find((name) => name === recall("confirm")) ?? "final";
    this.coach = COACH_NAMES.find((name) => name === recall("coach")) ?? "first";
  }

  setCoach(coach: CoachName): void {
    this.coach = coach;
    remember("coach", coach);
  }

  setConfirm(confirm: ConfirmName): void {
    this.confirm = confirm;
    remember("confirm", confirm);
  }

  setTheme(theme: Theme, keep = true): void {
    this.theme = theme;
    this.#paint();
    if (keep) remember("theme", theme);
  }

  /** The page always says which of both it is, so that styles know one night only. */
  #paint(): void {
    const system = matchMedia(NIGHT).matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = this.theme === "system" ? system : this.theme;
  }

  setSounds(sounds: SoundChoice): void {
    this.sounds = sounds;
    remember("sounds", sounds);
  }

  setVolume(which: VolumeName, volume: number): void {
    this.volumes[which] = volume;
    remember(`volume.${which}`, String(volume));
  }

  /** A table is opened: the first one of its title begins slowly. */
  sit(title: string, table: string): void {
    const first = recall(`first.${title}`);
    if (first === null) remember(`first.${title}`, table);
    this.#gently = first === null || first === table ? FIRST_QUESTIONS : 0;
  }
  /** Another question has come. */
  asked(): void {
    if (this.#gently > 0) this.#gently -= 1;
  }

  setSpeed(speed: SpeedName): void {
    this.#speed = speed;
    remember("speed", speed);
  }

  setCalm(on: boolean, keep = true): void {
    this.calm = on;
    document.documentElement.classList.toggle("calm", on);
    if (keep) remember("calm", on ? "on" : "off");
  }
}

export const prefs = new Prefs();

/** Whether things may move. */
export function moving(): boolean {
  return !prefs.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
