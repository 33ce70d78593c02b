/** Draws every pane's face once for the whole page; panes refer to them. */

import { mount } from "svelte";
import LetterShapes from "../../board/LetterShapes.svelte";
import Faces from "./Faces.svelte";
import { COLORS } from "./position";
import "./sintra.css";

mount(Faces, { target: document.body });
mount(LetterShapes, { target: document.body, props: { game: "sintra", letters: COLORS } });
