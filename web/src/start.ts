/** The page itself, which follows the few lines of `main.ts`. */
import { mount } from "svelte";
import { followLinks } from "$lib/browser/route.svelte";
import App from "./App.svelte";

function start(): void {
  followLinks();
  const target = document.getElementById("page");
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

// Scripts do not wait for the rest of the document, nor for its styles.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
