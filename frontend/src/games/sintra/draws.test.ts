import { drawsAsTheRules, type Drawn } from "../../draws/conformance";
import golden from "./draws.json";
import { drawing } from "./draws";
import type { SintraPosition } from "./position";

drawsAsTheRules(drawing, golden as unknown as Drawn<SintraPosition>[]);
