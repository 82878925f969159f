/** What the crew knows of the modules of the sea. */
import type { ExpansionId, VariantId } from "@stillwater/engine";
import type { SeaSense } from "../sea/sense";
import type { Craft } from "./craft";
import { nightCraft } from "./day-night/craft";
import { duelCraft } from "./duel/craft";
import { archCraft } from "./high-arch/craft";
import { rocksCraft } from "./jagged-rocks/craft";
import { pyramidCraft } from "./pyramid/craft";
import { monstersCraft } from "./sea-monsters/craft";
import { stormsCraft } from "./storm-compass/craft";
import { wildCraft } from "./wild-cards/craft";

export const SEA_CRAFTS: Readonly<Record<VariantId | ExpansionId, Craft<SeaSense>>> = {
  "jagged-rocks": rocksCraft,
  "sea-monsters": monstersCraft,
  "storm-compass": stormsCraft,
  "wild-cards": wildCraft,
  "high-arch": archCraft,
  pyramid: pyramidCraft,
  "day-night": nightCraft,
  duel: duelCraft,
};
