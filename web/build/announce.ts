/**
 * Announces a chunk that the first script imports, and all it needs, in the HTML: so it is on its way before that
 * script has run.
 */
import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

export function announce(file: string): Plugin {
  return {
    name: "announce",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const known = new Set<Rollup.OutputChunk>();
        const visit = (chunk: Rollup.OutputChunk | undefined) => {
          if (!chunk || known.has(chunk)) return;
          known.add(chunk);
          for (const name of chunk.imports) visit(chunks.find((each) => each.fileName === name));
        };
        const first = chunks.find((chunk) => chunk.moduleIds.includes(file));
        if (!first) throw new Error(`no chunk is made of ${file}`);
        visit(first);
        const link = (rel: string, name: string): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: `/${name}` },
          injectTo: "head",
        });
        const scripts = [...known].map((chunk) => chunk.fileName);
        const styles = new Set([...known].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...scripts.map((name) => link("modulepreload", name)),
          ...[...styles].map((name) => link("stylesheet", name)),
        ].filter((tag) => !html.includes(`"${String(tag.attrs?.["href"])}"`));
      },
    },
  };
}
