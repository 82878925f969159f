/** Where a chosen act is weighed: beside the page, so that no tap waits for it. */
import { type WeighingAsked, weighing } from "./weighing";

addEventListener("message", ({ data }: MessageEvent<WeighingAsked>) => {
  for (const weighed of weighing(data)) postMessage(weighed);
});
