/** Draws every pane's face once for the whole page; panes refer to them. */

import { mount } from "svelte";
import Letters from "../../board/Letters.svelte";
import Faces from "./Faces.svelte";
import { COLORS } from "./position";
import "./sintra.css";

mount(Faces, { target: document.body });
mount(Letters, { target: document.body, props: { game: "sintra", letters: COLORS } });
