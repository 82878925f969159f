/** Where what was read of a question that is not understood is worked out: beside the page, so that no letter waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { readPartly } from "./read-partly";

tellAll(readPartly);
