/** A seat of the quiet crew among printed cards: people type in its hand, it says what it does, and they record that. */

import { appendEntry, type Content, deviceKeyOf, EMPTY_LOG, fold } from "@stillwater/companion";
import { decide, diceOf, NOTHING_YET } from "@stillwater/crew";
import {
  deal,
  due,
  enact,
  hand,
  look,
  mask,
  outcome,
  plainName,
  type Setup,
  SPECTATOR,
  seededFate,
  writeAct,
} from "@stillwater/engine";
import { answered } from "@stillwater/table/crew-deciding";
import { type CrewAnswer, type CrewQuestion, rulebookOf } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { crewQuestionOf, type DeviceCrewSeat, decisionOf, seenBy } from "@/companion/crew-seat";
import { type CrewSeats, crewWith } from "@/companion/device/shelf";
import { TrackedTable } from "@/companion/track/TrackedTable";
import type { EntryWriter } from "@/companion/track/writing";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/companion/Confirming", () => ({ default: () => null }));
// A browser asks in a worker.
const thinking = vi.hoisted(() => ({ fails: false, asked: [] as string[], decides: null as string | null }));
vi.mock("@/local-games/thinking", () => ({
  Thinking: class {
    async ask(question: CrewQuestion): Promise<CrewAnswer> {
      thinking.asked.push(question.hand);
      if (thinking.fails) throw new Error("the crew could not be asked");
      const answer = answered(question);
      return thinking.decides === null ? answer : { ...answer, act: thinking.decides };
    }
    end(): void {}
  },
}));
beforeAll(async () => {
  await import("@/companion/track/CrewSheet");
});
afterEach(() => {
  cleanup();
  thinking.decides = null;
});

const all = await messagesOf("en");

it.each(["sea p3", "sea p3 monsters3", "mountain p3"])(
  "plays %s as it would at a table of the server, from its hand and what lies open",
  (code) => {
    const rulebook = rulebookOf(code);
    const fate = seededFate(`v1:dummy-${code}`);
    let { table } = deal(rulebook, fate);
    const memories = rulebook.hands.map(() => NOTHING_YET);
    let asked = 0;
    for (let acts = 0; outcome(table) === "playing" && acts < 60; acts++) {
      const now = table;
      const found = due(table)
        .seats.map((seat) => {
          const memory = memories[seat] ?? NOTHING_YET;
          return {
            seat,
            memory,
            own: decide("steady", look(now, seat), memory, diceOf("v1:dummy", seat), 0),
          };
        })
        .find(({ own }) => own.act !== undefined);
      if (found?.own.act === undefined) break;
      const { seat, memory } = found;
      const { act: does, memory: after } = found.own;
      const held = hand(table, seat).map((card) => plainName(rulebook.pieceName(card)));
      const seen = seenBy(mask(table, SPECTATOR), seat, held);
      const kept = { hand: held, memory };
      const question = seen && crewQuestionOf(seen, kept, "v1:dummy");
      const told = question && decisionOf(rulebook, answered(question), kept, seat);
      if (does.type !== "dial" && does.type !== "agree") {
        // Which of two copies is meant does not matter to people.
        expect(told && plainly(writeAct(rulebook, told.act))).toBe(plainly(writeAct(rulebook, does)));
        const gone = does.cards.length + (does.card === 0 ? 0 : 1);
        expect(told?.kept.hand).toHaveLength(held.length - gone);
        asked++;
      }
      memories[seat] = after;
      const done = enact(table, does, fate);
      if (!done.ok) throw new Error("refused");
      table = done.value.table;
    }
    expect(asked).toBeGreaterThan(20);
  },
);

const plainly = (text: string): string => text.replace(/[#*]\d*/g, "");

/** A table in which it is the turn of the crew's seat. */
async function begun(seat: DeviceCrewSeat, position?: Setup) {
  const key = deviceKeyOf("a secret of this very device", "Ana");
  const sea = { options: "sea p3", cells: { r1c1: "10", r1c3: "13" }, berths: { start: "start" } };
  const setup = position ?? sea;
  let log =
    appendEntry(EMPTY_LOG, key, { kind: "begin", setup, names: ["Crew", "Ana", "Ben"] })?.log ?? EMPTY_LOG;
  const view = fold(log);
  const { table } = view;
  if (table === undefined) throw new Error("no table");
  const kept: CrewSeats[] = [];
  const write = async (contents: readonly (Content | EntryWriter)[]) => {
    for (const one of contents) {
      const content = typeof one === "function" ? one(fold(log)) : one;
      log = (content && appendEntry(log, key, content)?.log) ?? log;
    }
    return contents.length;
  };
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
        <Suspense>
          <WithVoice>
            <TrackedTable
              {...{ id: "game", view, table, blocked: false, flat: false, busy: false }}
              onWrite={write}
              onFlat={vi.fn()}
              onUndo={undefined}
              onOpen={vi.fn()}
              onRule={vi.fn()}
              crew={{ 0: seat }}
              onCrew={(which, now) => kept.push(crewWith({}, which, now))}
            />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  return { kept, written: () => fold(log) };
}

it("says what the seat plays and pays when its turn comes, and writes it down by one press", async () => {
  const { kept, written } = await begun({ hand: ["12", "60", "61", "62", "finish"], memory: NOTHING_YET });
  expect(await screen.findByRole("heading", { name: "Crew: the quiet crew plays" })).toBeTruthy();
  expect(await screen.findByText(/^Play 6[012]/)).toBeTruthy();
  expect(thinking.asked.at(-1)).toBe("steady");
  fireEvent.click(screen.getByRole("button", { name: "Done: write it down" }));
  await waitFor(() => expect(written().history).toHaveLength(2));
  expect(kept[0]?.[0]?.hand).toHaveLength(4);
});

it("says from where to where a herd climbs", async () => {
  thinking.decides = "herd r1p2 r2p1 -g1";
  const cells = { r1p1: "b3", r1p2: "g12", r2p1: "r8" };
  const position = { options: "mountain p3 goats", cells, goats: { r1p2: 1 } };
  await begun({ hand: ["g1", "r9", "b9", "r12", "b12"], memory: NOTHING_YET }, position);
  const said = await screen.findByText(/row 1, place 2 – row 2, place 1/);
  expect(said.textContent).not.toMatch(/\(\d+\)/);
});

it("takes in the cards of a hand one after another, and refuses what lies on the table", async () => {
  const { kept } = await begun({ hand: [], memory: NOTHING_YET });
  const sheet = within(await screen.findByRole("dialog"));
  const type = (card: string) => {
    for (const figure of card) fireEvent.click(sheet.getByRole("button", { name: figure }));
  };
  expect(await screen.findByText("0 of 5 cards")).toBeTruthy();
  type("13");
  expect(screen.getByText("This card cannot be in that hand.")).toBeTruthy();
  for (const card of ["12", "60", "61", "62"]) type(card);
  expect(screen.getByText("4 of 5 cards")).toBeTruthy();
  type("63");
  fireEvent.click(screen.getByRole("button", { name: "That is the hand" }));
  expect(kept[0]?.[0]?.hand).toEqual(["12", "60", "61", "62", "63"]);
  expect(await screen.findByText(/^Play /)).toBeTruthy();
});

it("plays as it was told to, and keeps that", async () => {
  const { kept } = await begun({ hand: [], memory: NOTHING_YET });
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(await sheet.findByRole("radio", { name: "Deckhand" }));
  for (const card of ["12", "60", "61", "62", "63"])
    for (const figure of card) fireEvent.click(sheet.getByRole("button", { name: figure }));
  fireEvent.click(screen.getByRole("button", { name: "That is the hand" }));
  expect(await screen.findByText(/^Play /)).toBeTruthy();
  expect(thinking.asked.at(-1)).toBe("deckhand");
  expect(kept.at(-1)?.[0]?.plays).toBe("deckhand");
  fireEvent.click(screen.getByRole("button", { name: "Done: write it down" }));
  await waitFor(() => expect(kept.at(-1)?.[0]).toMatchObject({ plays: "deckhand" }));
});

it("says so where it could not be asked, changes nothing, and asks again", async () => {
  thinking.fails = true;
  const { written } = await begun({ hand: ["12", "60", "61", "62", "finish"], memory: NOTHING_YET });
  expect(await screen.findByText("The quiet crew could not be asked. Nothing has changed.")).toBeTruthy();
  expect(written().history).toHaveLength(1);
  thinking.fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(await screen.findByText(/^Play 6[012]/)).toBeTruthy();
});
