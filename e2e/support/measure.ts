/** What a screen asks of eyes and fingers: how large its words are, what can be hit, and what is cut. */
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

export interface Measure {
  /** Words smaller than they may be, with their size in pixels. */
  tiny: string[];
  /** Things to click that cannot be hit all over a square of the wanted size. */
  slight: string[];
  /** Words and pictures that something cuts off. */
  cut: string[];
  /** Words that lie on other words, or on a box to tick. */
  crowded: string[];
}

export async function measure(page: Page, wanted = { words: 12, hits: 24 }): Promise<Measure> {
  return page.evaluate(look, wanted);
}

const NOTHING: Measure = { tiny: [], slight: [], cut: [], crowded: [] };

/** Looks at a screen in both languages and both lights; with `SHOTS` it leaves pictures. */
export async function judged(page: Page, where: string, hits: number): Promise<void> {
  const languages = page.locator(".switches button").first();
  for (const theme of ["dark", "light"]) {
    await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
    const language = (await page.locator("html").getAttribute("lang")) ?? "";
    // What has just been laid out may still be on its way.
    const measured = () => measure(page, { words: 12, hits });
    await expect.soft.poll(measured, { message: `${where}, ${theme}, ${language}` }).toEqual(NOTHING);
    const shots = process.env["SHOTS"];
    if (shots) await page.screenshot({ path: join(shots, `${where}-${theme}-${language}.png`) });
    await languages.click();
    await expect(page.locator("html")).not.toHaveAttribute("lang", language);
  }
}

/** Runs in the page. */
function look(wanted: { words: number; hits: number }): Measure {
  const found = {
    tiny: new Set<string>(),
    slight: new Set<string>(),
    cut: new Set<string>(),
    crowded: new Set<string>(),
  };
  const px = (value: number) => (Math.round(value * 10) / 10).toString();
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("body *")];
  const called = (element: Element) => {
    const key =
      element.closest("[data-key]")?.getAttribute("data-key") ?? element.getAttribute("class") ?? "";
    const words = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim();
    return `${element.tagName.toLowerCase()} ${key} “${words.slice(0, 40)}”`;
  };
  const windows = [...document.querySelectorAll("dialog[open]")];
  const seen = (element: Element) => {
    if (element.closest(".spoken, defs, [inert]")) return false;
    // What lies under a window is out of reach.
    if (windows.length > 0 && !windows.some((dialog) => dialog.contains(element))) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    // What lies outside a map that can be moved is only a drag away.
    const room = element.closest("[data-pans]")?.getBoundingClientRect();
    return !room || (left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom);
  };
  /** How many pixels a unit of this element is: zoomed pages and scaled drawings. */
  const scale = (element: Element) => {
    if (!(element instanceof SVGGraphicsElement)) return element.currentCSSZoom;
    const matrix = element.getScreenCTM();
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };
  const words = all.filter(
    (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ""),
      ) &&
      !element.matches("style, script, title, option") &&
      seen(element),
  );
  for (const element of words) {
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
    if (size < wanted.words - 0.05) found.tiny.add(`${px(size)} px: ${called(element)}`);
  }

  /** The part of a box that is left by everything around that cuts and cannot be scrolled. */
  const cutBy = (element: Element): string | null => {
    const box = element.getBoundingClientRect();
    // A page that is longer than the screen is scrolled; a table never is.
    const long = document.documentElement.scrollHeight > innerHeight + 1;
    let scrolls = { x: false, y: long };
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      const over = {
        x: Math.max(room.left - box.left, box.right - room.right),
        y: Math.max(room.top - box.top, box.bottom - room.bottom),
      };
      for (const way of ["x", "y"] as const) {
        const flow = way === "x" ? style.overflowX : style.overflowY;
        if (flow === "auto" || flow === "scroll") scrolls = { ...scrolls, [way]: true };
        else if (flow !== "visible" && !scrolls[way] && over[way] > 1.5)
          return `${px(over[way])} px by ${around.tagName.toLowerCase()}.${around.getAttribute("class") ?? ""}`;
      }
      if (style.position === "fixed") break;
    }
    if (!scrolls.x && (box.left < -1.5 || box.right > innerWidth + 1.5)) return "by the side of the screen";
    if (!scrolls.y && (box.top < -1.5 || box.bottom > innerHeight + 1.5)) return "by the end of the screen";
    return null;
  };
  const pictures = all.filter(
    (element) => element.matches("svg, img, canvas, button, a, input") && seen(element),
  );
  for (const element of [...words, ...pictures]) {
    const cut = cutBy(element);
    if (cut !== null) found.cut.add(`${cut}: ${called(element)}`);
    else if (
      getComputedStyle(element).textOverflow === "ellipsis" &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.cut.add(`with dots: ${called(element)}`);
  }
  // A drawing has edges of its own.
  for (const drawn of document.querySelectorAll<SVGGraphicsElement>("svg text, svg g.box")) {
    const paper = drawn.ownerSVGElement?.getBoundingClientRect();
    const box = drawn.getBoundingClientRect();
    if (!paper || !seen(drawn)) continue;
    if (box.left < paper.left - 1 || box.right > paper.right + 1 || box.bottom > paper.bottom + 1)
      found.cut.add(`by its sheet: ${called(drawn)}`);
  }

  // Words on words, and on boxes.
  for (const svg of document.querySelectorAll("svg[viewBox]")) {
    const texts = [...svg.querySelectorAll<SVGGraphicsElement>("text")].filter(seen);
    const frames = [...svg.querySelectorAll<SVGGraphicsElement>("g.box > .frame")].filter(seen);
    const inner = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // The box of words has room above and below the letters.
      const slack = element.tagName === "text" ? 0.22 : 0.04;
      const upright = Math.abs((element as SVGGraphicsElement).getScreenCTM()?.b ?? 0) > 0.1;
      const [x, y] = upright ? [slack * (right - left), 1] : [1, slack * (bottom - top)];
      return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
    };
    for (const [i, text] of texts.entries()) {
      const one = inner(text);
      for (const other of [...texts.slice(i + 1), ...frames]) {
        const two = inner(other);
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (wide > 1.5 && high > 1.5)
          found.crowded.add(`${called(text)} and ${called(other)}: ${px(wide)} x ${px(high)} px`);
      }
    }
  }

  const hits = all.filter(
    (element) =>
      element.matches("button:not(:disabled), a[href], input, select, textarea, summary, [role=tab]") &&
      seen(element),
  );
  for (const element of hits) {
    // A word in a sentence is as large as the sentence.
    if (element.closest("p, .words, .sentence, .log")) continue;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const far = wanted.hits / 2 - 1;
    const misses = [
      [0, 0],
      [-far, 0],
      [far, 0],
      [0, -far],
      [0, far],
    ].filter(([dx = 0, dy = 0]) => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return at === null || !(element.contains(at) || at.contains(element.closest("label")));
    });
    if (misses.length > 0)
      found.slight.add(
        `${px(box.width)} x ${px(box.height)} px: ${called(element)} (${JSON.stringify(misses)})`,
      );
  }
  return {
    tiny: [...found.tiny],
    slight: [...found.slight],
    cut: [...found.cut],
    crowded: [...found.crowded],
  };
}
