/** The words for a module's options, a few for each. */
import type { AscentId, ModuleId, MountainOptions, SeaOptions } from "@stillwater/engine";
import type { useTranslations } from "next-intl";

export type ToldOptions<M extends ModuleId> = (
  options: M extends AscentId ? MountainOptions : SeaOptions,
  t: ReturnType<typeof useTranslations<"told">>,
) => readonly string[];

/** For a variant with no words besides its name. */
export const NOTHING_TOLD = (): readonly string[] => [];
