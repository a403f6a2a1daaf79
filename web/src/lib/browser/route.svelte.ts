/** Where one is in the house: the address bar, as state. */
import { read, type Route } from "./address";

let here = $state.raw<Route>(read(location));
export const route = () => here;

/** Goes to another page of the house; `quietly` without leaving a trace in the history. */
export function go(to: string, quietly = false): void {
  if (quietly) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const was = here.path.join("/");
  here = read(location);
  if (was !== here.path.join("/")) window.scrollTo(0, 0);
}

/** Listens to the back button and to clicks on links of the house; call once. */
export function followLinks(): void {
  window.addEventListener("popstate", () => (here = read(location)));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target !== "" || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    // A heading of the same page is the browser's business.
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
