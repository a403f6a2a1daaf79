/** Numbers as they are written in the language of the settings. */
import { settings } from "$lib/browser/settings.svelte";

/** A whole number; what is below nothing has a minus before it, not a hyphen. */
export const whole = (n: number): string => String(n).replace("-", "−");

const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(settings.language, options);

/** A chance from 0 to 1, as in `52 %`. */
export const percent = (chance: number): string =>
  format({ style: "percent", maximumFractionDigits: 0 }).format(chance);

/** A difference with its sign, as in `+2.5`. */
export const signed = (points: number): string =>
  format({ signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(points).replace("-", "−");

/** As in `2.5`. */
export const plainly = (points: number): string => format({ maximumFractionDigits: 1 }).format(points);
