/** How every crew of the bench pays. */
import { BITSET_WORDS, regionWord, type Table } from "../src/kernel/table";

/** The lowest cards of a hand, without the one played and without Sea Monsters, which are kept. */
export function lowest(table: Table, seat: number, count: number, beside: number): number[] {
  const cards: number[] = [];
  const { handRegions, keptBits } = table.rulebook;
  for (let word = 0; word < BITSET_WORDS && cards.length < count; word++) {
    let bits = regionWord(table, handRegions[seat] as number, word) & ~(keptBits[word] as number);
    for (; bits !== 0 && cards.length < count; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      if (card !== beside) cards.push(card);
    }
  }
  return cards;
}
