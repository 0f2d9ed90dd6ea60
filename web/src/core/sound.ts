/** Sounds, made on the spot: no files. Off unless switched on. */
import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "bid" | "hammer" | "card" | "win";
/** Hertz, seconds from the start, how long, how loud. */
const SCORES: Record<Sound, [number, number, number, number][]> = {
  turn: [
    [660, 0, 0.12, 0.12],
    [880, 0.11, 0.2, 0.12],
  ],
  bid: [[520, 0, 0.08, 0.08]],
  card: [[260, 0, 0.05, 0.06]],
  hammer: [
    [150, 0, 0.09, 0.35],
    [110, 0.16, 0.16, 0.35],
  ],
  win: [
    [523, 0, 0.16, 0.12],
    [659, 0.14, 0.16, 0.12],
    [784, 0.28, 0.4, 0.12],
  ],
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, after, lasts, loud] of SCORES[sound]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = sound === "hammer" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(hertz, start);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.05);
  }
}
