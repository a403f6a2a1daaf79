/** How long ago something was, as people say it. */
import { settings } from "$lib/browser/settings.svelte";
import { t } from "./words.svelte";

const MINUTE = 60_000;
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** As in `5 min ago`, `yesterday`. Days are those of the calendar, so that last night is yesterday. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.floor((now - at) / MINUTE);
  if (minutes < 1) return t("just-now");
  const say = (n: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" }).format(-n, unit);
  if (minutes < 60) return say(minutes, "minute");
  const days = Math.round((midnight(now) - midnight(at)) / (24 * 60 * MINUTE));
  if (days === 0 || minutes < 6 * 60) return say(Math.floor(minutes / 60), "hour");
  return days < 31 ? say(days, "day") : say(Math.round(days / 30.4), "month");
}
