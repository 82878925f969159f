/** What the large field says about an act: the number of cards it really takes from the hands. */
import { check } from "@stillwater/companion";
import { type Act, readAct, setUp, type Table } from "@stillwater/engine";
import { completedUnseen, drawnUpTo } from "@stillwater/table/position";
import { onceAnswered, verdictOn } from "@stillwater/table/queries";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef, Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { AnswerField } from "@/companion/AnswerField";
import { messagesOf } from "@/i18n/messages";
import type { Language } from "@/i18n/routing";
import { WithVoice } from "@/stage/Voice";

afterEach(cleanup);

function tableOf(code: string, cells: Readonly<Record<string, string>> = {}): Table {
  const table = setUp({ options: code, turn: { seat: 0 }, cells });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

function actAt(table: Table, text: string): Act {
  const read = readAct(table.rulebook, text, 0);
  if (!read.ok) throw new Error(read.error.what);
  return read.value;
}

/** @param shuts an act that would close the board, whose closures are passed on */
async function answered(language: Language, table: Table, text: string, card = "", shuts = text) {
  const plan = actAt(table, text);
  const verdict = onceAnswered(verdictOn(table, plan), "hand");
  const whole = completedUnseen({ plan, verdict }, false);
  const messages = await messagesOf(language);
  await act(async () =>
    render(
      <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
        <Suspense>
          <WithVoice>
            <AnswerField
              {...{ table, plan, verdict, card }}
              names={table.rulebook.hands.map((_hand, seat) => `Player ${seat}`)}
              closes={check(table, shuts === text ? whole : actAt(table, shuts)).closes}
              from="here"
              drawTo={drawnUpTo(table, whole)}
              field={createRef()}
              onBack={() => undefined}
              onRule={() => undefined}
            />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  const back = (await screen.findAllByRole("button"))[0];
  return { said: document.querySelector(".sw-answer")?.textContent ?? "", back: back?.textContent };
}

describe("a Start", () => {
  it.each([
    ["de", "sea p2", "Acht Karten, gemeinsam.", "Erst zieht jede Person zwei."],
    ["en", "sea p3", "Eight cards, together.", ""],
    ["fr", "sea p2", "Huit cartes, ensemble.", "D’abord, chacun en pioche deux."],
    ["en", "sea p1", "Discard 8", "Draw eight first."],
  ] as const)("in %s, %s, costs its eight", async (language, code, headline, first) => {
    const { said } = await answered(language, tableOf(code), "start", "Start");
    expect(said).toContain(headline);
    expect(said).toContain(first);
    expect(document.body.textContent).not.toMatch(/Free\.|Gratuit|Kostet nichts|Warum nichts|Why free/);
  });
});

describe("two cards that are discarded", () => {
  it.each([
    ["en", "Discard 2, then draw to 5."],
    ["de", "2 abwerfen, dann auf 5 nachziehen."],
    ["fr", "Défausse 2, puis pioche jusqu’à 5."],
  ] as const)("in %s, are counted", async (language, headline) => {
    const { said, back } = await answered(language, tableOf("sea p2"), "discard ? ?");
    expect(said).toContain(headline);
    expect(said).not.toMatch(/Free|Gratuit|Kostet nichts/);
    // A button without a card leaves no gap in place of the card's name.
    expect(back).toBe({ en: "Take back", de: "Zurück\u00adnehmen", fr: "Reprendre" }[language]);
  });
});

describe("a card that would close the board", () => {
  const table = tableOf("sea p2", { r4c1: "41", r4c3: "45" });

  it("is said so where it may lie", async () => {
    const { said } = await answered("en", table, "3 r3c1", "3");
    expect(said).toContain("cannot be completed");
  });

  it("is not where it may not: nothing is done", async () => {
    const { said } = await answered("en", table, "50 r4c2", "50", "3 r3c1 -? -?");
    expect(said).not.toBe("");
    expect(said).not.toContain("cannot be completed");
  });
});

describe("a price that depends on a card of unknown face", () => {
  it.each([
    ["en", "Discard 1 to 3."],
    ["fr", "Défausse de 1 à 3 cartes."],
    ["de", "1 bis 3 abwerfen."],
  ] as const)("is told from its least to its most in %s", async (language, headline) => {
    const table = tableOf("sea p2", { r4c1: "41", r4c3: "?" });
    const { said } = await answered(language, table, "44 r4c2", "44");
    expect(said).toContain(headline);
  });
});
