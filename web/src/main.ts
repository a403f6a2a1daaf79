import "$lib/fonts.css";
import "$lib/tokens.css";
import "$lib/base.css";
import { mount } from "svelte";
import { followLinks } from "$lib/route.svelte";
import App from "./App.svelte";

followLinks();
const target = document.getElementById("page");
if (target) mount(App, { target });
