/** Where the captain's log is written: beside the page, so that no tap waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { telling } from "./telling";

// The whole log begins by itself where a lost game is looked at, and is read as it grows.
tellAll(telling, ({ part }) => part !== "all");
