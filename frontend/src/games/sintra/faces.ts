/** Draws every pane's face once for the whole page; panes refer to them. */

import { mount } from "svelte";
import Faces from "./Faces.svelte";
import Letters from "./Letters.svelte";
import "./sintra.css";

mount(Faces, { target: document.body });
mount(Letters, { target: document.body });
