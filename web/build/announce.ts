/**
 * Announces what will be needed, so that it is on its way before the first script has run: in the HTML the page itself, and
 * in `ahead.json` what a table needs besides, which the server knows once somebody asks for a table (`server/src/page.rs`).
 */
import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

type Chunks = readonly Rollup.OutputChunk[];

/** A chunk made of a file, with all that it needs at once. */
function closure(chunks: Chunks, file: string): Set<Rollup.OutputChunk> {
  const known = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || known.has(chunk)) return;
    known.add(chunk);
    for (const name of chunk.imports) visit(chunks.find((each) => each.fileName === name));
  };
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.replace(/\?.*$/, "") === file));
  if (!first) throw new Error(`no chunk is made of ${file}`);
  visit(first);
  return known;
}

const scriptsOf = (chunks: Iterable<Rollup.OutputChunk>) => [...chunks].map((chunk) => chunk.fileName);
const stylesOf = (chunks: Iterable<Rollup.OutputChunk>) => [
  ...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
];
const chunksOf = (bundle: Rollup.OutputBundle): Chunks =>
  Object.values(bundle).filter((part) => part.type === "chunk");

export interface Files {
  /** The first script. */
  first: string;
  /** The page itself. */
  page: string;
  /** What every table needs. */
  table: string;
  /** Of each game: its board, and its words in each language. */
  games: Record<string, { board: string; words: Record<string, string[]> }>;
}

export function announce({ first, page, table, games }: Files): Plugin {
  return {
    name: "announce",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const own = new Set([...closure(chunks, first), ...closure(chunks, page)]);
      const besides = (file: string) => [...closure(chunks, file)].filter((chunk) => !own.has(chunk));
      const frame = besides(table);
      const lists = (parts: readonly Rollup.OutputChunk[]) => ({
        scripts: scriptsOf(parts),
        styles: stylesOf(parts),
      });
      const ofGame = ({ board, words }: Files["games"][string]) => {
        const parts = besides(board).filter((chunk) => !frame.includes(chunk));
        const spoken = Object.entries(words).map(([language, files]) => [
          language,
          [...new Set(files.flatMap((file) => scriptsOf(besides(file))))],
        ]);
        return { ...lists(parts), words: Object.fromEntries(spoken) as Record<string, string[]> };
      };
      const ahead = {
        page: lists([...own]),
        table: lists(frame),
        games: Object.fromEntries(Object.entries(games).map(([id, game]) => [id, ofGame(game)])),
      };
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(ahead) });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const known = closure(chunksOf(bundle), page);
        const link = (rel: string, name: string): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: `/${name}` },
          injectTo: "head",
        });
        return [
          ...scriptsOf(known).map((name) => link("modulepreload", name)),
          ...stylesOf(known).map((name) => link("stylesheet", name)),
        ].filter((tag) => !html.includes(`"${String(tag.attrs?.["href"])}"`));
      },
    },
  };
}
