import { expect, it } from "vitest";
import model from "../models/offers.json";
import { digestOfLists, isRight } from "../scripts/train/readings";
import { readingInWords, type Understood, understand } from "../src/understand";
import { partlyUnderstood } from "../src/understand/offers";
import { listed } from "./listed";

const partly = (asked: string) => {
  expect(understand(asked, "en")).toBeNull();
  const read = partlyUnderstood(asked, "en");
  if (read === null) return null;
  return { ...read, offers: read.offers.map(({ reading }) => readingInWords(reading, "en")) };
};

it("are by a reader that learnt from the lists as they are; `train offers` trains it", () => {
  expect(model.trainedOn).toBe(digestOfLists());
});

it("are what was read, with the words that were not", () => {
  expect(partly("our third loss = bad. 25 right of the 21, but only 3 other cards")).toEqual({
    unread: ["third", "loss", "bad"],
    offers: ["25 to the right of 21, with 3 cards left to pay with."],
  });
});

it("are several where several may be meant, the likeliest first", () => {
  const [first, ...others] = partly("30 right of 27, 2 islands left")?.offers ?? [];
  expect(first).toBe("30 to the right of 27, with 2 cards left to pay with.");
  expect(others.length).toBeGreaterThan(0);
});

it("are each space that is told where they do not come to the same", () => {
  const read = partly("12 is in row 1 column 2 and 20 in row 1 column 6, can i put 13 between");
  expect(read?.missing).toBe("space");
  expect(read?.offers.length).toBe(3);
});

it.each([
  ["can i put 47 down", "47 with nothing beside it."],
  ["may I lay my red 5?", "Red 5 with nothing beside it."],
])("say that a place is missing: %s", (asked, offer) => {
  expect(partly(asked)).toEqual({ unread: [], missing: "place", offers: [offer] });
});

it.each([
  "what is the best game for 2",
  "how many cards does each person get on the mountain with 3",
  "two yellow storms",
  "who begins",
  "can i look at the cards of others",
  "we are 3 and I just played the start. how many cards do we have to discard",
])("are none of what speaks of no card, and bring in none: %s", (asked) => {
  expect(partly(asked)).toBeNull();
});

// The reader learnt from these lists; how good it is for others, `train offers figures` says.
it("are right for many questions that are not understood", () => {
  const missed = ["09", "11", "12", "14", "20"]
    .flatMap((list) => listed(`lists/checks/${list}.txt`))
    .flatMap(({ language, columns: [game, asked = "", right] }) => {
      if (understand(asked, language) !== null) return [];
      const offers = partlyUnderstood(asked, language)?.offers ?? [];
      return { asked, isRight: offers.some((check) => isRight(check, `${game} ${right}`)) };
    });
  const found = missed.filter((each) => each.isRight);
  expect(found.length / missed.length).toBeGreaterThan(0.4);
});

// Nothing was learnt from these lists: neither the grammar nor the reader has seen them. From other questions by the people who
// wrote the second it has learnt.
it.each([
  ["01", { right: 13, offered: 35 }],
  ["02", { right: 0, offered: 54 }],
] as const)(
  "are right for many long questions that nobody has taught, of which no verdict is wrong: %s",
  (list, least) => {
    const came = listed(`lists/unlearnt/${list}.txt`).map(
      ({ language, columns: [game, asked = "", right] }) => {
        const is = (check: Understood): boolean => isRight(check, `${game} ${right}`);
        const check = understand(asked, language);
        if (check !== null) return is(check) ? "right" : "wrong";
        return (partlyUnderstood(asked, language)?.offers ?? []).some(is) ? "offered" : "missed";
      },
    );
    const count = (what: string): number => came.filter((each) => each === what).length;
    expect(count("wrong")).toBe(0);
    expect(count("right")).toBeGreaterThanOrEqual(least.right);
    expect(count("offered")).toBeGreaterThanOrEqual(least.offered);
  },
);
