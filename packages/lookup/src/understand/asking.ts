/** What a question says beside the cards: the hand, the row, what lies below. It is taken out, so that cards remain. */

/** Cards left to pay with, or cards in the hand together with the one played. */
export interface Hand {
  readonly counts: "left" | "held";
  readonly cards: number;
}

export interface Asking {
  /** What remains, with a space around each symbol. */
  readonly rest: string;
  readonly hand: Hand | undefined;
  readonly row: number | undefined;
  /** The column of the sea, or the place in a mountain row. */
  readonly step: number | undefined;
  /** How many cards are said to lie below. */
  readonly below: number | undefined;
}

/** Takes the first match out of a text, and gives its first group that is there. */
class Taking {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  take(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.rest);
    if (found === null) return undefined;
    this.rest = this.rest.replace(pattern, " ");
    return found.slice(1).find((group) => group !== undefined) ?? "";
  }

  number(...patterns: readonly RegExp[]): number | undefined {
    for (const pattern of patterns) {
      const taken = this.take(pattern);
      if (taken !== undefined) return taken === "" ? 1 : Number(taken);
    }
    return undefined;
  }
}

function handIn(taking: Taking): Hand | undefined {
  const left = taking.number(
    / n(\d) (?:card )?(?:hand )?last(?= )(?: hand(?= ))?/,
    / last (?:hand )?n(\d) card(?= )/,
  );
  if (left !== undefined) return { counts: "left", cards: left };
  const held = taking.number(
    / n(\d) card hand(?= )/,
    / hand n(\d) card(?= )/,
    / n(\d) hand(?= )/,
    / with n(\d) card(?= )/,
  );
  if (held !== undefined) return { counts: "held", cards: held };
  return taking.take(/ last(?: card)?(?= )(?! of| n\d+ row| row)/) === undefined
    ? undefined
    : { counts: "held", cards: 1 };
}

/** Takes a question apart. */
export function askingOf(symbols: readonly string[]): Asking {
  // "Does it cost 3?" asks for the price; it is no card and no hand.
  const text = ` ${symbols.join(" ")} `;
  const claimed = / price /.test(text) ? / n\d card $| price n\d $/ : / price n\d card $/;
  const taking = new Taking(/ with n\d card $/.test(text) ? text : text.replace(claimed, " "));
  const below =
    taking.take(/ nothing below(?= )| empty (?:space )?below(?= )/) === undefined
      ? taking.number(
          / n([012]) (?:card )?below(?= )/,
          / below (?:on )?n([012]) card(?= )/,
          / card below(?= )/,
        )
      : 0;
  const row = taking.number(/ row n(\d)(?= )/, / n(\d) row(?= )/);
  const step = taking.number(/ (?:column|space) n(\d)(?= )/, / n(\d) column(?= )/);
  const hand = handIn(taking);
  return { rest: ` ${taking.rest.trim().replace(/ +/g, " ")} `, hand, row, step, below };
}
