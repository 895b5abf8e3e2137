/** Fourteen small sounds, made here. A new question is heard unless the player wants none; the rest by choice. */
import { prefs } from "./prefs.svelte";

/** Notes of an oscillator, or a burst of noise through a filter. */
type Part =
  | { wave: OscillatorType; hertz: number; to?: number; at?: number; attack?: number; decay: number; gain?: number }
  | {
      noise: BiquadFilterType;
      hertz: number;
      to?: number;
      q?: number;
      at?: number;
      attack?: number;
      decay: number;
      gain?: number;
    };

const NOTE = { wave: "sine", attack: 0.012 } as const;
/** A rattle: short knocks that come slower and slower. */
const knocks: Part[] = [0, 0.04, 0.085, 0.135, 0.195, 0.265, 0.35, 0.455, 0.565].map((at, i) => ({
  noise: "bandpass",
  hertz: 1800 + ((i * 977) % 1400),
  q: 2,
  at,
  decay: 0.02,
}));
/** Poured grains: many tiny breaths. */
const ears: Part[] = Array.from({ length: 11 }, (_, i) => ({
  noise: "highpass",
  hertz: 4000,
  at: i * 0.036,
  attack: 0.008,
  decay: 0.03,
  gain: 1 - Math.abs(i - 4) / 9,
}));

/** Each with its loudness in decibels against the sound of a new question. */
const SOUNDS = {
  turn: [
    0,
    [
      { ...NOTE, hertz: 523, decay: 0.16 },
      { ...NOTE, hertz: 784, at: 0.11, decay: 0.22 },
    ],
  ],
  roll: [-8, knocks],
  land: [
    -9,
    [
      { wave: "triangle", hertz: 196, to: 147, decay: 0.08 },
      { noise: "lowpass", hertz: 900, decay: 0.012 },
    ],
  ],
  good: [
    -11,
    [
      { ...NOTE, hertz: 2093, decay: 0.14 },
      { ...NOTE, hertz: 2793, decay: 0.14, gain: 0.6 },
    ],
  ],
  grain: [-14, ears],
  stone: [
    -7,
    [
      { wave: "sine", hertz: 98, to: 65, attack: 0.004, decay: 0.2 },
      { noise: "lowpass", hertz: 400, attack: 0.004, decay: 0.12 },
    ],
  ],
  page: [-14, [{ noise: "bandpass", hertz: 1200, to: 4000, q: 0.8, attack: 0.03, decay: 0.15 }]],
  cloth: [-10, [{ noise: "lowpass", hertz: 600, to: 2400, attack: 0.08, decay: 0.35 }]],
  seal: [
    -12,
    [
      { wave: "triangle", hertz: 160, decay: 0.09 },
      { noise: "bandpass", hertz: 500, decay: 0.02 },
    ],
  ],
  laurel: [-7, [784, 988, 1175].map((hertz, i) => ({ ...NOTE, hertz, at: i * 0.06, decay: 0.38 }))],
  clash: [
    -6,
    [
      { wave: "square", hertz: 1180, decay: 0.16, gain: 0.35 },
      { wave: "square", hertz: 1610, decay: 0.16, gain: 0.35 },
      { noise: "bandpass", hertz: 2400, q: 6, decay: 0.04 },
    ],
  ],
  drum: [
    -4,
    [
      { wave: "sine", hertz: 82, to: 48, attack: 0.003, decay: 0.4 },
      { wave: "sine", hertz: 82, to: 48, at: 0.18, attack: 0.003, decay: 0.4, gain: 0.5 },
    ],
  ],
  horn: [
    -5,
    [
      { wave: "sawtooth", hertz: 147, attack: 0.14, decay: 0.75, gain: 0.3 },
      { wave: "sawtooth", hertz: 220, attack: 0.14, decay: 0.75, gain: 0.3 },
    ],
  ],
  end: [-2, [392, 523, 659, 784].map((hertz, i) => ({ ...NOTE, hertz, at: i * 0.16, decay: 0.5 }))],
} satisfies Record<string, [decibels: number, parts: Part[]]>;

export type SoundName = keyof typeof SOUNDS;
/** What an event may sound like where its title names no scene: a piece is moved, something hidden is shown, the game ends. */
export type EventSound = "piece" | "reveal" | "end";
const PLAIN: Record<EventSound, SoundName> = { piece: "land", reveal: "page", end: "end" };

const MOST_AT_ONCE = 3;
const AGAIN_MS = 45;
const LOUDEST = 0.24;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let sounding = 0;
const last = new Map<SoundName, number>();

export function play(sound: SoundName | EventSound): void {
  const name = sound in PLAIN ? PLAIN[sound as EventSound] : (sound as SoundName);
  if (prefs.sounds === "none" || (prefs.sounds === "turn" && name !== "turn")) return;
  // A page that nobody has touched may not sound yet.
  if (!context && !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (sounding >= MOST_AT_ONCE || now - (last.get(name) ?? -AGAIN_MS) < AGAIN_MS) return;
  last.set(name, now);
  context ??= new AudioContext();
  void context.resume();
  const [decibels, parts] = SOUNDS[name];
  const out = context.createGain();
  out.gain.value = prefs.volumes[name === "turn" ? "turn" : "rest"] * LOUDEST * 10 ** (decibels / 20);
  out.connect(context.destination);
  const length = Math.max(...parts.map((part) => sounded(part, out)));
  sounding += 1;
  setTimeout(
    () => {
      sounding -= 1;
      out.disconnect();
      // A context that plays silence keeps a processor busy.
      if (!sounding) void context?.suspend();
    },
    1000 * length + 60,
  );
}

/** Start one part; how long it lasts, in seconds. */
function sounded(part: Part, out: AudioNode): number {
  const { currentTime, sampleRate } = context!;
  const start = currentTime + 0.01 + (part.at ?? 0);
  const attack = part.attack ?? 0.004;
  const end = start + attack + part.decay;
  const volume = context!.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(part.gain ?? 1, start + attack);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(out);
  const pitch = 1 + (Math.random() - 0.5) * 0.06;
  let source: AudioScheduledSourceNode;
  if ("wave" in part) {
    const tone = context!.createOscillator();
    tone.type = part.wave;
    glide(tone.frequency, part, pitch, start, end);
    tone.connect(volume);
    source = tone;
  } else {
    hiss ??= whiteNoise(context!, sampleRate);
    const noise = context!.createBufferSource();
    noise.buffer = hiss;
    noise.loop = true;
    const filter = context!.createBiquadFilter();
    filter.type = part.noise;
    filter.Q.value = part.q ?? 1;
    glide(filter.frequency, part, pitch, start, end);
    noise.connect(filter).connect(volume);
    source = noise;
  }
  source.start(start);
  source.stop(end + 0.05);
  return end - currentTime;
}

function glide(frequency: AudioParam, part: Part, pitch: number, start: number, end: number): void {
  frequency.setValueAtTime(part.hertz * pitch, start);
  if (part.to) frequency.linearRampToValueAtTime(part.to * pitch, end);
}

function whiteNoise(on: AudioContext, rate: number): AudioBuffer {
  const made = on.createBuffer(1, rate, rate);
  const data = made.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return made;
}
