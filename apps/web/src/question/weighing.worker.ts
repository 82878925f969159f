/** Analyses a chosen act in a worker, so that no tap waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { weighing } from "./weighing";

tellAll(weighing);
