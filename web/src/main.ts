import "$lib/look/fonts.css";
import "$lib/look/tokens.css";
import "$lib/look/base.css";
import { hasten } from "./ahead";

hasten(location.pathname);
void import("./start");
