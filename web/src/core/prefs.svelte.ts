/** What a person has chosen on this device: theme, pace, sounds, notices, confirmations, size of cards, nickname and so on. */
import { keep, kept } from "./keep";
import { LEVELS, OWN } from "./opponents";

/** So many colours of seats there are (style/tokens.css). */
export const COLOURS = 10;
export type Theme = "system" | "light" | "dark";

/** How fast things are played out: by how much everything takes longer than at the ordinary speed. */
export const SPEEDS = { leisurely: 1.6, ordinary: 1, brisk: 0.55, "at-once": 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** Which moves are asked back before they are made. */
export const CONFIRMS = ["off", "costly", "always"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How large cards are, as a part of their ordinary size. */
export const CARD_SIZES = { small: 0.85, ordinary: 1, large: 1.2 } as const;
export type CardSize = keyof typeof CARD_SIZES;

class Preferences {
  theme = $state<Theme>(theme(kept("theme")));
  sounds = $state(kept("sounds") === "on");
  notices = $state(kept("notices") === "on" && "Notification" in globalThis && Notification.permission === "granted");
  /** Whether opponents are heard. */
  remarks = $state(kept("remarks") !== "off");
  nickname = $state(kept("nickname") ?? "");
  speed = $state<Speed>(one(kept("speed"), Object.keys(SPEEDS) as Speed[], "ordinary"));
  /** From 0 to 1. */
  volume = $state(loudness(kept("volume")));
  cardSize = $state<CardSize>(one(kept("card-size"), Object.keys(CARD_SIZES) as CardSize[], "ordinary"));
  /** A finger slips more easily than a mouse: where there is one, costly moves are asked back unless told otherwise. */
  confirm = $state<Confirm>(one(kept("confirm"), CONFIRMS, fingers() ? "costly" : "off"));
  /** The colour I sit in at every table; null: that of my seat. */
  colour = $state<number | null>(colour(kept("colour")));
  level = $state(LEVELS.find((level) => level === kept("level")) ?? OWN);

  constructor() {
    if (typeof document !== "undefined") this.apply();
  }

  setTheme(chosen: Theme): void {
    this.theme = chosen;
    keep("theme", chosen === "system" ? null : chosen);
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    keep("sounds", on ? "on" : null);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed === "ordinary" ? null : speed);
    this.apply();
  }

  setCardSize(size: CardSize): void {
    this.cardSize = size;
    keep("card-size", size === "ordinary" ? null : size);
    this.apply();
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep("confirm", confirm);
  }

  /** What style sheets have to know: `--pace` to multiply durations with, `--cards` for widths of cards. */
  apply(): void {
    const { style } = document.documentElement;
    style.setProperty("--pace", String(SPEEDS[this.speed]));
    style.setProperty("--cards", String(CARD_SIZES[this.cardSize]));
  }

  setRemarks(on: boolean): void {
    this.remarks = on;
    keep("remarks", on ? null : "off");
  }

  setLevel(level: string): void {
    this.level = level;
    keep("level", level === OWN ? null : level);
  }

  setColour(chosen: number | null): void {
    this.colour = chosen;
    keep("colour", chosen === null ? null : String(chosen));
  }

  /** Who I am is known here no longer; theme, sounds and the like stay as they are until the page is opened anew. */
  forget(): void {
    this.setNickname("");
    this.setColour(null);
  }

  setNickname(name: string): void {
    this.nickname = name;
    keep("nickname", name || null);
  }

  /** Ask for permission when switched on; whether notices are on now. */
  async setNotices(on: boolean): Promise<boolean> {
    if (on && "Notification" in globalThis) on = (await Notification.requestPermission()) === "granted";
    else on = false;
    this.notices = on;
    keep("notices", on ? "on" : null);
    return on;
  }
}

function colour(name: string | null): number | null {
  return name !== null && /^\d$/.test(name) ? Number(name) : null;
}

/** My colour at a table: my seat and the one that had it change theirs, wherever a seat's colour stands. */
export function dress(seat: number | null): void {
  const chosen = prefs.colour;
  const { style } = document.body;
  for (let one = 0; one < COLOURS; one++) for (const kind of ["seat", "marker"]) style.removeProperty(`--${kind}-${one}`);
  if (seat === null || chosen === null || chosen === seat % COLOURS) return;
  for (const [one, other] of [[seat % COLOURS, chosen], [chosen, seat % COLOURS]] as const) {
    style.setProperty(`--seat-${one}`, `var(--tint-${other})`);
    style.setProperty(`--marker-${one}`, `var(--dye-${other})`);
  }
}

function theme(name: string | null): Theme {
  return one(name, ["system", "light", "dark"], "system");
}

function one<Value extends string>(name: string | null, known: readonly Value[], usual: Value): Value {
  return known.find((value) => value === name) ?? usual;
}

function loudness(text: string | null): number {
  const volume = Number(text ?? 0.7);
  return volume >= 0 && volume <= 1 ? volume : 0.7;
}

function fingers(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
}

export const prefs = new Preferences();

/** By how much things take longer than at the ordinary speed; 0: they are not played out at all. */
export function pace(): number {
  return SPEEDS[prefs.speed];
}

/** Whether things should not travel: the reader asked for little motion, or for none at all. */
export function calm(): boolean {
  return pace() === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
