/** Writes the captain's log in a worker, so that no tap waits for it. */
import { tellAll } from "@/workers/telling-worker";
import { telling } from "./telling";

// The whole log starts unasked when a lost game is opened, and is read as it grows.
tellAll(telling, ({ part }) => part !== "all");
