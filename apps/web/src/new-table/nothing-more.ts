import { MOUNTAIN_DEFAULTS, type Options, SEA_DEFAULTS, writeOptions } from "@stillwater/engine";

/** Whether nothing is set that stands under "More". */
export function nothingMore(options: Options): boolean {
  const { players } = options;
  if (options.game === "sea") {
    const { variant: _board, steps: _steps, harder: _harder, easier: _easier, ...rest } = options;
    return writeOptions(rest) === writeOptions({ ...SEA_DEFAULTS, players });
  }
  const { green, goats, panoramas, sequences } = options;
  const goals = { green, goats, panoramas, sequences };
  return writeOptions(options) === writeOptions({ ...MOUNTAIN_DEFAULTS, players, ...goals });
}
