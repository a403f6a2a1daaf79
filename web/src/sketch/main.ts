import "$lib/fonts.css";
import "$lib/tokens.css";
import "$lib/base.css";
import { mount } from "svelte";
import Sketch from "./Sketch.svelte";

const target = document.getElementById("page");
if (target) mount(Sketch, { target });
