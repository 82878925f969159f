/** Where the captain's log is written: beside the page, so that no tap waits for it. */
import { telling } from "./telling";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  for (const told of telling(data)) postMessage(told);
  postMessage(null);
});
