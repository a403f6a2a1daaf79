/**
 * French sets a space before `: ; ! ? »` and after `«`; a plain one would let a line begin with a colon. Texts are
 * written with plain spaces, and this makes them stay where they belong. A sign without a space before it (12:30, an
 * address) is left alone. `engine/src/words.rs` does the same for what the program prints.
 */
const NARROW = "\u202f";
const FIXED = "\u00a0";

// A text may also have been wrapped just before the sign, as in a file of rules.
export const french = (text: string) =>
  text
    .replace(/ *[ \n] *([;!?])/g, `${NARROW}$1`)
    .replace(/ *[ \n] *([:»%])/g, `${FIXED}$1`)
    .replace(/« */g, `«${FIXED}`);
