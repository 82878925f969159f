/** Where the captain's log is written: beside the page, so that no tap waits for it. */
import { type AnalysisAsked, telling } from "./telling";

addEventListener("message", ({ data }: MessageEvent<AnalysisAsked>) => {
  for (const told of telling(data)) postMessage(told);
  postMessage(null);
});
