/** The page itself, which follows the few lines of `main.ts`. */
import { mount } from "svelte";
import { followLinks } from "$lib/route.svelte";
import App from "./App.svelte";

followLinks();
const target = document.getElementById("page");
if (target) mount(App, { target });
