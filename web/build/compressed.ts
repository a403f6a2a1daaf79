/**
 * Puts a compressed copy beside every file that becomes smaller by it: once, as well as can be, when the page is built.
 * The server sends them as they are (`server/src/page.rs`).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Others, such as typefaces, are compressed already. */
const WORTH_IT = /\.(html|js|css|svg|txt|json)$/;
/** What is smaller than a packet is sent as it is. */
const SMALL = 512;

const SMALLER: Record<string, (file: Buffer) => Buffer> = {
  ".br": (file) =>
    brotliCompressSync(file, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  ".gz": (file) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
};

/** The copies of one file, by the ends of their names. */
export function copies(name: string, file: Buffer): [string, Buffer][] {
  if (!WORTH_IT.test(name) || file.length <= SMALL) return [];
  return Object.entries(SMALLER).map(([end, compress]) => [end, compress(file)]);
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // When all is written, what lies in public/ too.
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH_IT.test(name)) continue;
        const file = readFileSync(join(folder, name));
        for (const [end, copy] of copies(name, file)) writeFileSync(join(folder, name + end), copy);
      }
    },
  };
}
