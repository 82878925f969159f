/** What a game is played with because of a module, in a few words each. */
import type { AscentId, ModuleId, MountainOptions, SeaOptions } from "@stillwater/engine";
import type { useTranslations } from "next-intl";

export type ToldOptions<M extends ModuleId> = (
  options: M extends AscentId ? MountainOptions : SeaOptions,
  t: ReturnType<typeof useTranslations<"told">>,
) => readonly string[];

/** Of a variant of which nothing is told but that it is played. */
export const NOTHING_TOLD = (): readonly string[] => [];
