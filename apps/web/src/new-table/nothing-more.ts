import { MOUNTAIN_DEFAULTS, type Options, SEA_DEFAULTS, writeOptions } from "@stillwater/engine";
import { namesCards } from "@stillwater/table/session";

/** Whether nothing is set that stands under "More". */
export function nothingMore(options: Options): boolean {
  const { players } = options;
  if (options.game === "sea") {
    const { variant: _board, steps: _steps, harder: _harder, easier: _easier, ...rest } = options;
    return writeOptions(rest) === writeOptions({ ...SEA_DEFAULTS, players });
  }
  // What the goals are stands in plain sight, but for what people say of single cards.
  const { ropes } = MOUNTAIN_DEFAULTS;
  return writeOptions(options) === writeOptions({ ...options, players, ropes }) && !namesCards(options);
}
