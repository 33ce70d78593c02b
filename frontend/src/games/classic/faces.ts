/** Draws every tile's face once for the whole page; tiles refer to them. */

import { mount } from "svelte";
import Faces from "./Faces.svelte";

mount(Faces, { target: document.body });
