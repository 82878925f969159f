/** Deletes what nobody needs any more, once an hour. */

import { putRealTablesAway } from "../companion/opening";
import { forgetUnseen } from "../identity/forgetting";
import { putAway } from "../tables/keeping";
import type { Tools } from "../tables/tools";
import { errorLine, log } from "./log";

const EVERY_MS = 60 * 60 * 1000;
/** The first time is soon after the start, once the site is up. */
const FIRST_MS = 60 * 1000;

/** Deletes disused tables and forgets people whose cookie expired long ago, until it is stopped. */
export function keepForgetting(tools: Tools): () => void {
  const round = async (): Promise<void> => {
    try {
      const tables = (await putAway(tools)) + (await putRealTablesAway(tools));
      const guests = await forgetUnseen(tools);
      if (tables + guests > 0) log("info", "put away", { tables, guests });
    } catch (cause) {
      log("error", "failed", errorLine(cause));
    }
  };
  const first = setTimeout(() => void round(), FIRST_MS);
  const every = setInterval(() => void round(), EVERY_MS);
  first.unref();
  every.unref();
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
}
