/** What an answer to a question about what came to light is called: a place of either board, a row, a card. */
import { EMPTY_LOG, fold } from "@stillwater/companion";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { areTyped } from "@/companion/track/asked-of";
import { useAnswerText } from "@/companion/track/useAnswerText";
import { toldWritten } from "@/companion/track/written";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

afterEach(cleanup);

function Answers({ all }: { readonly all: readonly string[] }) {
  const text = useAnswerText();
  return <p role="status">{all.map(text).join("; ")}</p>;
}

it.each([
  ["en", "row 2, place 1; row 4, column 2; Row 3; green 7"],
  ["fr", "rangée 2, place 1; rangée 4, colonne 2; Rangée 3; 7 vert"],
  ["de", "Reihe 2, Platz 1; Reihe 4, Spalte 2; Reihe 3; grüne 7"],
] as const)("has words for places too: %s", async (language, said) => {
  const messages = await messagesOf(language);
  await act(async () =>
    render(
      <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
        <Suspense>
          <WithVoice>
            <Answers all={["r2p1", "r4c2", "row:3", "g7"]} />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  expect((await screen.findByRole("status")).textContent).toBe(said);
});

it("says a place in the history too, and leaves what this game does not know as it was written", () => {
  const stamp = { id: "a.1", client: "a", count: 1, lamport: 1, seen: {}, by: "Ana", key: "", prev: "" };
  const told = {
    ...stamp,
    kind: "told",
    turn: 0,
    of: "begin",
    nth: 0,
    words: ["r2p1", "row:3", "r99"],
  } as const;
  const words = { answer: (word: string) => `<${word}>`, unseen: String };
  expect(toldWritten(fold(EMPTY_LOG), told, words)).toBe("<r2p1>, <row:3>, r99");
});

it("is typed where it is one of many cards with a number, and tapped where it is one of many places", () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(areTyped(numbers.map(String))).toBe(true);
  expect(areTyped(numbers.slice(0, 14).map(String))).toBe(false);
  expect(areTyped(numbers.map((place) => `r1p${place}`))).toBe(false);
});
