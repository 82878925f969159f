/** The page of a tracked game: what is recorded, taken back, and left to be read. */

import {
  actContent,
  answerContent,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
  undoing,
  type View,
} from "@stillwater/companion";
import { readAct, type Setup } from "@stillwater/engine";
import * as VOICE from "@stillwater/rulebook/verdict/en";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { comparable } from "@/companion/track/figures";
import { historyLines } from "@/companion/track/history-lines";
import { TrackedTable } from "@/companion/track/TrackedTable";
import type { TableProps } from "@/companion/track/table-props";
import { actWritten } from "@/companion/track/written";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/companion/Confirming", () => ({ default: () => null }));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
// Parts that are loaded later take their time on a busy machine.

const deviceKey = deviceKeyOf("a secret of this very device", "Ana");

function begun(setup: Setup): Log {
  return appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
}

/** The log after an act is recorded and every question is answered with "hidden". */
function after(log: Log, text: string): Log {
  const view = fold(log);
  if (view.table === undefined) throw new Error("no table");
  const read = readAct(view.table.rulebook, text, 0);
  const content = read.ok ? actContent(view, read.value) : undefined;
  let next = (content && appendEntry(log, deviceKey, content)?.log) ?? log;
  for (let now = fold(next); now.asks !== undefined; now = fold(next)) {
    const told = answerContent(now, ["?x30"]);
    next = (told && appendEntry(next, deviceKey, told)?.log) ?? next;
  }
  return next;
}

const all = await messagesOf("en");

type Contents = Parameters<TableProps["onWrite"]>[0];

function page(view: View, onWrite = vi.fn(async (_contents: Contents) => 1)) {
  if (view.table === undefined) throw new Error("no table");
  return (
    <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
      <Suspense>
        <WithVoice>
          <TrackedTable
            {...{ id: "game", view, table: view.table, blocked: false, flat: false, busy: false, onWrite }}
            onFlat={vi.fn()}
            onUndo={undefined}
            onOpen={vi.fn()}
            onRule={vi.fn()}
          />
        </WithVoice>
      </Suspense>
    </NextIntlClientProvider>
  );
}

async function come(view: View) {
  const onWrite = vi.fn(async (_contents: Contents) => 1);
  const shown = await act(async () => render(page(view, onWrite)));
  await screen.findByRole("grid");
  const turnTo = (next: View) => act(async () => shown.rerender(page(next, onWrite)));
  return { onWrite, turnTo };
}

const phase = () => document.querySelector<HTMLElement>(".companion")?.dataset.phase;

it("asks for a card again once an act is taken back: a stray tap writes nothing", async () => {
  const log = begun({ options: "sea p2", turn: { seat: 0, stage: "helm" } });
  const view = fold(log);
  const { onWrite, turnTo } = await come(view);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Two out/ })));
  expect(phase()).toBe("answer");
  await act(async () => fireEvent.click(screen.getByText(/Tap anywhere to write it down/)));
  expect(onWrite).toHaveBeenCalledTimes(1);
  const written = after(log, "discard ? ?");
  await turnTo(fold(written));
  const undo = undoing(fold(written));
  const back = undo && appendEntry(written, deviceKey, undo)?.log;
  if (back === undefined) throw new Error("nothing is taken back");
  // The same table object comes back: the one that was shown when the act was recorded.
  await turnTo({ ...fold(back), table: view.table });
  expect(phase()).toBe("act");
  expect(screen.queryByText(/Tap anywhere to write it down/)).toBeNull();
});

// Found first: React queues what is loaded on demand until an `act` ends.
const press = async (name: RegExp | string, role = "button") => {
  const found = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(found));
};
const space = (row: number, column: number) =>
  press(new RegExp(`^Row ${String(row)}, column ${String(column)},`), "gridcell");
const CLOSE = { options: "sea p3", cells: { r1c5: "10", r4c3: "41", r6c1: "70" } };

it.each([
  { what: "one that can be paid for", card: "39" },
  { what: "one that nobody can pay for", card: "30" },
])("writes nothing when a space is pressed again that was refused: $what", async ({ card }) => {
  const { onWrite } = await come(fold(begun({ ...CLOSE, turn: { seat: 0, stage: "helm" } })));
  for (const figure of card) await press(figure);
  await space(4, 4);
  expect(document.querySelector<HTMLElement>(".companion-answer")?.dataset.tone).toBe("no");
  await space(4, 4);
  expect(onWrite).not.toHaveBeenCalled();
  expect(phase()).toBe("answer");
});

it.each([
  { what: "at sea", setup: CLOSE, typed: "39", at: /^Row 4, column 4,/ },
  {
    what: "on the mountain",
    setup: { options: "mountain p2" },
    typed: "b7",
    at: /^Row 1, place 2,/,
  },
])("keeps what is typed and aimed for who looks a rule up and comes back, $what", async (looked) => {
  const log = begun({ ...looked.setup, turn: { seat: 0, stage: "helm" } });
  await come(fold(log));
  for (const key of looked.typed) await act(async () => void fireEvent.keyDown(document.body, { key }));
  await press(looked.at, "gridcell");
  const said = () => document.querySelector(".companion-answer")?.textContent;
  const before = said();
  expect(before).toBeTruthy();
  cleanup();
  await come(fold(log));
  expect(said()).toBe(before);
  cleanup();
  // The draft belongs to this state of the table alone.
  await come(fold(after(log, "discard ? ?")));
  expect(phase()).not.toBe("answer");
});

it("keeps a colour that is typed without a number", async () => {
  const view = fold(begun({ options: "mountain p2", turn: { seat: 0, stage: "helm" } }));
  await come(view);
  const said = () => document.querySelector(".sw-typed")?.textContent;
  await act(async () => void fireEvent.keyDown(document.body, { key: "b" }));
  expect(said()).toBe(all.companion.needsNumber);
  cleanup();
  await come(view);
  expect(said()).toBe(all.companion.needsNumber);
});

it("keeps the number that a Wild stands for", async () => {
  const view = fold(begun({ ...CLOSE, options: "sea p3 wild2", turn: { seat: 0, stage: "helm" } }));
  await come(view);
  await press(/^Wild/);
  await space(4, 4);
  const number = () => screen.findByRole("spinbutton");
  const first = (await number()).getAttribute("aria-valuenow");
  await act(async () => void fireEvent.keyDown(await number(), { key: "ArrowUp" }));
  const chosen = (await number()).getAttribute("aria-valuenow");
  expect(chosen).not.toBe(first);
  cleanup();
  await come(view);
  expect((await number()).getAttribute("aria-valuenow")).toBe(chosen);
});

it("writes the move of the Rocks down with one press, which costs nothing, and no move to where they may not lie", async () => {
  const log = begun({ options: "sea p2 rocks", rocks: 2, turn: { seat: 0, stage: "helm" } });
  const { onWrite } = await come(fold(after(log, "discard ? ?")));
  expect(phase()).toBe("tool");
  await press(/^Row 2,/, "radio");
  expect(onWrite).not.toHaveBeenCalled();
  await press(/^Row 5,/, "radio");
  expect(onWrite).toHaveBeenCalledTimes(1);
});

it("has one key for a Compass against each Storm in play, whatever is asked", async () => {
  const log = begun({
    ...{ options: "sea p2 rocks storms", rocks: 2, compasses: 1 },
    ...{ turn: { seat: 0, stage: "helm" }, storms: { "orange:2": 1 } },
  });
  await come(fold(after(log, "discard ? ?")));
  expect(phase()).toBe("tool");
  expect(await screen.findAllByRole("button", { name: /orange Storm/ })).toHaveLength(1);
});

it("writes down with one press that the Rocks stay, and that cards are given: the button has said it all", async () => {
  const log = begun({ options: "sea p2 rocks", rocks: 2, turn: { seat: 0, stage: "helm" } });
  const rocks = await come(fold(after(log, "discard ? ?")));
  await press(/^The Rocks stay/);
  expect(rocks.onWrite).toHaveBeenCalledTimes(1);
  cleanup();
  const owing = begun({ options: "sea p2", turn: { seat: 0, stage: "helm" }, owed: [0, 3] });
  const giving = await come(fold(owing));
  expect(phase()).toBe("gift");
  await press(/3/);
  expect(giving.onWrite).toHaveBeenCalledTimes(1);
});

it("takes a number that is typed for what came to light, once it can be no other", async () => {
  const log = begun({ options: "sea p2 duel", turn: { seat: 0, stage: "dawn" } });
  const view = fold(log);
  const { onWrite } = await come(view);
  // The answer is optional: a person who wants to give it says so first.
  expect(phase()).toBe("act");
  await press("Say which");
  expect(phase()).toBe("told");
  await press("4");
  expect(onWrite).not.toHaveBeenCalled();
  await press("7");
  const [written] = onWrite.mock.calls[0]?.[0] ?? [];
  expect(typeof written === "function" ? written(view) : written).toMatchObject({ words: ["47"] });
});

it("has a button for what came to light and has no number, where numbers are typed", async () => {
  const setup = { options: "sea p2 monsters3 wild2", cells: { r1c1: "?" }, berths: { start: "start" } };
  const log = begun({ ...setup, turn: { seat: 0, stage: "helm" } });
  const view = fold(log);
  const read = view.table && readAct(view.table.rulebook, "monster r1c1", 0);
  const content = read?.ok ? actContent(view, read.value) : undefined;
  const asked = fold((content && appendEntry(log, deviceKey, content)?.log) ?? log);
  expect(asked.asks?.question.answers).toContain("wild");
  const { onWrite } = await come(asked);
  await press(/Wild/);
  const [written] = onWrite.mock.calls[0]?.[0] ?? [];
  expect(typeof written === "function" ? written(asked) : written).toMatchObject({ words: ["wild"] });
});

it("writes a refused card down when somebody says that it lies there", async () => {
  const { onWrite } = await come(fold(begun({ ...CLOSE, turn: { seat: 0, stage: "helm" } })));
  for (const figure of "39") await press(figure);
  await space(4, 4);
  await press(/It lies there/);
  expect(onWrite).toHaveBeenCalledTimes(1);
});

it("shows the answer until it is on disk, and still if it could not be put there", async () => {
  const view = fold(begun({ options: "sea p2", turn: { seat: 0, stage: "helm" } }));
  const { onWrite } = await come(view);
  let end: (kept: number) => void = () => undefined;
  onWrite.mockImplementation(() => new Promise<number>((resolve) => (end = resolve)));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Two out/ })));
  await act(async () => fireEvent.click(screen.getByText(/Tap anywhere to write it down/)));
  expect(phase()).toBe("answer");
  await act(async () => end(0));
  expect(phase()).toBe("answer");
  await act(async () => fireEvent.click(screen.getByText(/Tap anywhere to write it down/)));
  await act(async () => end(1));
  expect(phase()).toBe("act");
});

it("says which Storm lies before whom", async () => {
  const setup = {
    options: "sea p2 monsters3 storms",
    turn: { seat: 0, stage: "helm" as const },
    storms: { "orange:2": 1 },
  };
  await come(fold(begun(setup)));
  await screen.findByText("must touch a card");
  const [ana, ben] = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(ana).toMatch(/^Ana(?!.*must touch)/);
  expect(ben).toMatch(/^Ben.*must touch a card/);
});

it("says that a card lies against a rule", async () => {
  const log = begun({
    options: "sea p2",
    turn: { seat: 0, stage: "helm" },
    cells: { r4c1: "41", r4c2: "20" },
  });
  await come(fold(log));
  expect(await screen.findByText("One card lies against a rule.")).toBeDefined();
});

it("shows what the Summit waits for", async () => {
  await come(fold(begun({ options: "mountain p2 green goats", turn: { seat: 0, stage: "helm" } })));
  expect(await screen.findByText(/Green Path/i)).toBeDefined();
});

it("has a key for a player who cannot even discard two, in place of the one for that", async () => {
  const keys = () => [...document.querySelectorAll(".sw-act-keys button")].map((key) => key.textContent);
  const held = (hands: readonly number[]) =>
    begun({ options: "sea p2", turn: { seat: 0, stage: "helm" }, hands, piles: [0, 0] });
  await come(fold(held([2, 5])));
  expect(keys()).toEqual(["Two out", "Start", "Take back"]);
  cleanup();
  await come(fold(held([1, 5])));
  expect(keys()).toEqual(["Start", "Cannot play", "Take back"]);
});

it("counts what was spent only since it began to count", async () => {
  const cells = Array.from({ length: 36 }, (_, at) => [
    `r${Math.floor(at / 6) + 1}c${(at % 6) + 1}`,
    String(2 * at + 1),
  ]);
  const log = begun({
    ...{ options: "sea p2", cells: Object.fromEntries(cells), berths: { start: "start" } },
    ...{ turn: { seat: 0, stage: "helm" }, hands: [5, 5], piles: [14, 14] },
  });
  await come(fold(after(log, "finish")));
  expect(await screen.findByText(/, 0 cards spent since this device began to count/)).toBeDefined();
});

it("holds what was spent against the least only where all of it was counted", () => {
  const whole = begun({ options: "sea p2", turn: { seat: 0, stage: "helm" } });
  expect(comparable(fold(after(whole, "discard ? ?")))).toBe(true);
  const cells = { r4c1: "41", r4c2: "43", r4c3: "45", r4c4: "47" };
  const midway = begun({ options: "sea p2", turn: { seat: 0, stage: "helm" }, cells });
  expect(comparable(fold(after(midway, "discard ? ?")))).toBe(false);
});

it("speaks of an act that is taken back in words", () => {
  let log = after(begun({ options: "sea p2", turn: { seat: 0, stage: "helm" } }), "13 r3c1");
  const undo = undoing(fold(log));
  log = (undo && appendEntry(log, deviceKey, undo)?.log) ?? log;
  const [line] = historyLines(fold(log), {
    voice: VOICE,
    ...{ begin: "", rewind: String, correct: String, told: String },
    act: (name, what) => `${name}: ${what}`,
    cards: (count) => `${count} cards`,
    deed: (type) => type,
    spoken: (type) => type,
    answer: String,
    unseen: String,
  });
  expect(line?.state).toBe("undone");
  expect(line?.text).toBe("Ana: 13, row 3, column 1");
});

it.each([
  ["sea p2", "dial 0 3", "(dial)"],
  ["sea p2", "agree 5-3", "(agree)"],
  ["sea p2 storms", "pass", "(pass)"],
  ["sea p2", "stuck", "(stuck)"],
  ["sea p2", "discard ? ?", "−2 cards"],
  ["sea p2 rocks", "stay ? ?", "(stay), −2 cards"],
  // Two devices that disagree about a move are told apart by where it goes.
  ["sea p2 rocks", "rocks row:3", "(rocks), row 3"],
  ["sea p2 storms", "fog row:5", "(fog), row 5"],
  ["sea p2 storms", "compass yellow:2", "(compass), before Ben"],
  ["sea p2 night", "turn r4c2 -?", "(turn), row 4, column 2, −1 cards"],
  ["mountain p2 goats", "herd r1p2 r2p2 r3p1 -? -?", "(herd), row 1, place 2 – row 3, place 1, −2 cards"],
  ["mountain p2", "move r2p1", "(move), row 2, place 1"],
  ["sea p2", "47 r3c1 -? -?", "47, row 3, column 1, −2 cards"],
  ["sea p2 wild2", "wild=37 r3c2 -?", "the Wild card (37), row 3, column 2, −1 cards"],
])("writes an act of %s in words: %s", (options, act, words) => {
  const log = begun({ options, turn: { seat: 0, stage: "helm" } });
  const entry = appendEntry(log, deviceKey, { kind: "act", turn: 1, nth: 1, seat: 0, act })?.entry;
  const said = (type: string) => `(${type})`;
  const of = {
    voice: VOICE,
    cards: (count: number) => `${count} cards`,
    deed: said,
    spoken: said,
    answer: said,
    unseen: String,
  };
  expect(entry?.kind === "act" && actWritten(fold(log), entry, of)).toBe(words);
});

it("calls the cards that a module has people give by its own words, discarded or not", async () => {
  const at = { "shedding:1": ["storm:yellow"] };
  const { onWrite } = await come(
    fold(begun({ options: "sea p2 storms", turn: { seat: 0, stage: "acted" }, at, hands: [5, 5] })),
  );
  await screen.findByText("Ana: Come down to three");
  await press("2 cards");
  expect(onWrite).toHaveBeenCalledTimes(1);
});
