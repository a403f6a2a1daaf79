/** How heavy a page is. */
import { expect, type Page } from "@playwright/test";

/** Listens from now on; asked later, it tells how many bytes of script came over the line. */
export function weigh(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    // What is smaller than a packet is sent as it is.
    const { "content-encoding": encoding, "content-length": length } = response.headers();
    if (Number(length ?? Infinity) > 512) expect(encoding, pathname).toMatch(/^(br|gzip|zstd)$/);
    sizes.set(
      pathname,
      response
        .finished()
        .then(() => response.request().sizes())
        .then((it) => it.responseBodySize),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}
