/** Draws every tile's face once for the whole page, as soon as a tile of this game is wanted. */

import { mount } from "svelte";
import LetterShapes from "../../board/LetterShapes.svelte";
import "./pavilion.css";
import Faces from "./Faces.svelte";
import { COLORS } from "./position";

mount(Faces, { target: document.body });
mount(LetterShapes, { target: document.body, props: { game: "pavilion", letters: COLORS } });
