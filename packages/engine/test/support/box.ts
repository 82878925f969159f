/** Law 2 on one table: where every piece of the box lies. */
import { countAt, type Table, whereIs } from "../../src/index";
import { must } from "./must";

/** Checks that every piece lies somewhere, and that the count of each place matches what lies there. */
export function expectAllThere(table: Table): void {
  const { rulebook } = table;
  const lying = new Uint8Array(rulebook.lastPlace + 1);
  rulebook.pieces.forEach((spec, piece) => {
    const place = whereIs(table, piece);
    must(spec.starts === "" || place !== 0, () => `${spec.name} lies nowhere.`);
    lying[place] = (lying[place] ?? 0) + 1;
  });
  for (let place = 1; place <= rulebook.lastPlace; place++)
    must(countAt(table, place) === lying[place], () => `${rulebook.placeName(place)} counts wrongly.`);
}
