/** Works out in a worker how much of a question was understood, so that typing is never delayed. */
import { tellAll } from "@/workers/telling-worker";
import { readPartly } from "./read-partly";

tellAll(readPartly);
