/** Four small sounds, made here; silent unless the player asked for them. */
import { prefs } from "./prefs.svelte";

/** What an event may sound like: a piece is moved, something hidden is shown, the game ends. */
export type EventSound = "piece" | "reveal" | "end";
type Sound = "turn" | EventSound;
const NOTES: Record<Sound, readonly (readonly [hertz: number, at: number, length: number])[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.11, 0.22],
  ],
  piece: [
    [196, 0, 0.07],
    [147, 0.02, 0.09],
  ],
  reveal: [
    [392, 0, 0.12],
    [494, 0.07, 0.12],
    [587, 0.14, 0.2],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.2],
    [784, 0.48, 0.5],
  ],
};
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [hertz, at, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "piece" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.12, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
