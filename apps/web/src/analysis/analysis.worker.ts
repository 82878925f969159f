/** Where the captain's log is written: beside the page, so that no tap waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { telling } from "./telling";

tellAll(telling);
