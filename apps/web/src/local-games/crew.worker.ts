/** The worker in which the quiet crew thinks. */
import { answered } from "@stillwater/table/crew-deciding";
import type { CrewAsk, CrewTold } from "./crew";

addEventListener("message", ({ data: { id, ...question } }: MessageEvent<CrewAsk>) => {
  const told: CrewTold = { id, ...answered(question) };
  postMessage(told);
});
