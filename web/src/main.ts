import "$lib/fonts.css";
import "$lib/tokens.css";
import "$lib/base.css";
import { hasten } from "./ahead";

hasten(location.pathname);
void import("./start");
