/** Where a chosen act is weighed: beside the page, so that no tap waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { weighing } from "./weighing";

tellAll(weighing);
