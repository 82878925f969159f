/** Offers by the reader as it was trained. Its weights are for whoever asks for offers, in a worker: 75 kB, compressed. */
import type { Language } from "@stillwater/rulebook/lexicon";
import model from "../../models/offers.json";
import { type PartlyUnderstood, partlyRead } from "./partly";
import { OfferReader } from "./reader";

export type { PartlyUnderstood } from "./partly";

let reader: OfferReader | undefined;

/** What was read of a question that is not understood; null where nothing is likely to be meant. */
export function partlyUnderstood(query: string, language: Language): PartlyUnderstood | null {
  reader ??= new OfferReader(model);
  return partlyRead(reader, query, language);
}
