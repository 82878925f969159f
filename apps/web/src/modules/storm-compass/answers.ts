import { descriptionOf } from "@stillwater/table/queries";
import type { Answering, AskedOfModule } from "../answering";

/** Where Storms lie, and how many Compasses the team has. */
function storms({ table, names, say, voice }: AskedOfModule): readonly string[] {
  const { rulebook } = table;
  if (rulebook.actOf.compass === undefined) return [say("stormsNever")];
  const told = descriptionOf(table);
  const lying = (told.storms ?? []).map(({ place, card }) =>
    say("stormAt", {
      storm: voice.cardText(rulebook.pieceName(card)),
      place: voice.placeText(rulebook.placeName(place), names),
    }),
  );
  const { compasses } = told;
  const rack = compasses === null ? [] : [say("compasses", { count: compasses.held })];
  return [...(lying.length === 0 ? [say("stormsNone")] : lying), ...rack];
}

export const answers = { storms } as const satisfies Answering;
