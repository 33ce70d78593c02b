import { drawsAsTheRules, type Drawn } from "../../draws/conformance";
import golden from "./draws.json";
import { drawing } from "./draws";
import type { ClassicPosition } from "./position";

drawsAsTheRules(drawing, golden as unknown as Drawn<ClassicPosition>[]);
