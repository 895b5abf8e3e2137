import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./core/i18n.svelte";
import { startKeyboard } from "./core/keyboard";
import { link } from "./core/link.svelte";
import { engineHere } from "./core/local";
import { prefs } from "./core/prefs.svelte";
import { router } from "./core/router.svelte";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/app.css";

prefs.start();
router.start();
startKeyboard();
link.start();
await texts.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
// A server that was updated brings new pages to a device that plays offline.
if (engineHere()) void import("./offline/install.svelte").then(({ offline }) => offline.refresh());
