import { expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";

/** A sound card that plays nothing: it keeps how loud each sound was made. */
const loud: number[] = [];
function node(): Record<string, unknown> {
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const made = { gain: param, frequency: param, Q: param, start: vi.fn(), stop: vi.fn(), disconnect: vi.fn() };
  return { ...made, connect: () => loud.push(param.value) && node() };
}
class Card {
  currentTime = 0;
  sampleRate = 8;
  resume = vi.fn();
  suspend = vi.fn();
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => [] });
}

test("my turn and the rest each have a volume, and only what was chosen is heard", () => {
  vi.stubGlobal("AudioContext", Card);
  const activation = { hasBeenActive: false };
  vi.stubGlobal("navigator", { userActivation: activation });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  prefs.setVolume("turn", 1);
  prefs.setVolume("rest", 0.5);
  prefs.setSounds("turn");
  play("land");
  expect(loud).toEqual([]);
  play("turn");
  expect(loud).toEqual([]);
  activation.hasBeenActive = true;
  play("turn");
  const whole = loud[0] ?? 0;
  prefs.setSounds("all");
  loud.length = 0;
  play("land");
  expect(loud[0]).toBeCloseTo((whole * 0.5) / 10 ** (9 / 20));
  vi.unstubAllGlobals();
});
