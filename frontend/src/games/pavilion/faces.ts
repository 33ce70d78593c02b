/** Draws every tile's face once for the whole page, as soon as a tile of this game is wanted. */

import { mount } from "svelte";
import "./pavilion.css";
import Faces from "./Faces.svelte";

mount(Faces, { target: document.body });
