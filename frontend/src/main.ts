import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource-variable/fraunces";
import "./theme/tokens.css";
import "./theme/base.css";
import { watchLoading } from "./net/loading";
import { prepare } from "./words/words.svelte";
import { preferences } from "./theme/preferences.svelte";

watchLoading();
await prepare(preferences.lang);
mount(App, { target: document.getElementById("app")! });
