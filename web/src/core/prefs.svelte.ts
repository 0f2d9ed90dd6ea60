/** What a person has chosen on this device: theme, sounds, notices, remarks, nickname, how strong opponents are. */
import { keep, kept } from "./keep";
import { LEVELS, OWN } from "./opponents";

export type Theme = "system" | "light" | "dark";

class Preferences {
  theme = $state<Theme>(theme(kept("theme")));
  sounds = $state(kept("sounds") === "on");
  notices = $state(kept("notices") === "on" && "Notification" in globalThis && Notification.permission === "granted");
  /** Whether opponents are heard. */
  remarks = $state(kept("remarks") !== "off");
  nickname = $state(kept("nickname") ?? "");
  level = $state(LEVELS.find((level) => level === kept("level")) ?? OWN);

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

  setRemarks(on: boolean): void {
    this.remarks = on;
    keep("remarks", on ? null : "off");
  }

  setLevel(level: string): void {
    this.level = level;
    keep("level", level === OWN ? null : level);
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

function theme(name: string | null): Theme {
  return name === "light" || name === "dark" ? name : "system";
}

export const prefs = new Preferences();

/** Whether the reader asked for little motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
