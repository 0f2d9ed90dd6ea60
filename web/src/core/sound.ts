/**
 * Sounds, made on the spot: no files. Wood, paper, brass and a small bell, quiet enough to be left on. Off unless
 * switched on; as loud as the reader wants.
 */
import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "bid" | "hammer" | "card" | "coin" | "win" | "lose" | "low";

/** Something that sounds: begins after so many seconds, is so loud. */
type Voice = (after: number, loud: number) => void;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

function studio(): { context: AudioContext; out: GainNode } {
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    // Nothing ever jumps out.
    const press = context.createDynamicsCompressor();
    out.connect(press).connect(context.destination);
  }
  return { context, out };
}

/** Loud at once, then dying away. */
function dying(start: number, lasts: number, loud: number, soft = 0.004): GainNode {
  const { context, out } = studio();
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + soft);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(out);
  return gain;
}

function tone(hertz: number, lasts: number, type: OscillatorType = "sine", falls = 1): Voice {
  return (after, loud) => {
    const { context } = studio();
    const start = context.currentTime + after;
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hertz, start);
    if (falls !== 1) source.frequency.exponentialRampToValueAtTime(hertz * falls, start + lasts);
    source.connect(dying(start, lasts, loud));
    source.start(start);
    source.stop(start + lasts + 0.02);
  };
}

/** A rush through a filter: paper, or the knock of wood. */
function rush(hertz: number, sharp: number, lasts: number, soft = 0.004): Voice {
  return (after, loud) => {
    const { context } = studio();
    const start = context.currentTime + after;
    if (!noise) {
      noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const data = noise.getChannelData(0);
      for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = hertz;
    filter.Q.value = sharp;
    source.connect(filter).connect(dying(start, lasts, loud, soft));
    source.start(start, Math.random() * 0.2);
    source.stop(start + lasts + 0.02);
  };
}

/** A bell is a few tones that do not quite fit, the high ones dying first. */
const bell = (hertz: number, lasts: number): Voice => (after, loud) => {
  for (const [part, share, life] of [[1, 1, 1], [2.01, 0.45, 0.6], [3.03, 0.2, 0.35]] as const) tone(hertz * part, lasts * life)(after, loud * share);
};
const knock: Voice = (after, loud) => {
  rush(900, 1.2, 0.05)(after, loud);
  tone(190, 0.12, "triangle", 0.55)(after, loud * 0.9);
};

/** What is heard: voice, seconds from the start, how loud. */
const SCORES: Record<Sound, [Voice, number, number][]> = {
  turn: [[bell(659, 0.5), 0, 0.09], [bell(880, 0.8), 0.13, 0.09]],
  bid: [[rush(2400, 0.8, 0.09, 0.02), 0, 0.16], [tone(420, 0.07, "triangle", 0.8), 0.05, 0.06]],
  card: [[rush(3200, 0.7, 0.07, 0.015), 0, 0.18]],
  coin: [[bell(1568, 0.25), 0, 0.05], [bell(2093, 0.3), 0.05, 0.04]],
  hammer: [[knock, 0, 0.5], [knock, 0.2, 0.6]],
  win: [[bell(523, 0.6), 0.25, 0.08], [bell(659, 0.6), 0.37, 0.08], [bell(784, 0.6), 0.49, 0.08], [bell(1047, 1.2), 0.61, 0.09]],
  lose: [[tone(262, 0.3, "triangle"), 0.25, 0.06], [tone(220, 0.45, "triangle"), 0.42, 0.06]],
  low: [[tone(740, 0.09, "triangle"), 0, 0.09], [tone(740, 0.09, "triangle"), 0.18, 0.09], [tone(740, 0.14, "triangle"), 0.36, 0.09]],
};

export function play(sound: Sound): void {
  if (!prefs.sounds || prefs.volume === 0 || typeof AudioContext === "undefined") return;
  const { context, out } = studio();
  void context.resume();
  out.gain.value = prefs.volume;
  for (const [voice, after, loud] of SCORES[sound]) voice(after, loud);
}
