/** Any real table can be recorded: slips nobody could pay for, corrected spaces, reminders in view, phones by name. */

import {
  actContent,
  add,
  answerContent,
  appendEntry,
  type Content,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
  undoingOf,
  type View,
} from "@stillwater/companion";
import {
  countAt,
  owes,
  readAct,
  readOptions,
  rulebookFor,
  type Setup,
  writePosition,
} from "@stillwater/engine";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ManyCards } from "@/companion/ManyCards";
import { SaidOnce } from "@/companion/SaidOnce";
import Conflicts from "@/companion/track/Conflicts";
import HistorySheet from "@/companion/track/HistorySheet";
import { PhoneName } from "@/companion/track/PhoneName";
import { TrackedTable } from "@/companion/track/TrackedTable";
import type { EntryWriter } from "@/companion/track/writing";
import { messagesOf } from "@/i18n/messages";
import { holdable } from "@/modules/other-keys";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/companion/Confirming", () => ({ default: () => null }));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
// Parts that are loaded later take their time on a busy machine.

const all = await messagesOf("en");
const deviceKey = deviceKeyOf("a secret of this very device", "Ana");
const helm = { seat: 0, stage: "helm" as const };

function begun(setup: Setup, names: readonly string[] = ["Ana", "Ben"]): Log {
  return appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names })?.log ?? EMPTY_LOG;
}

async function shown(children: ReactNode): Promise<void> {
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
        <Suspense>
          <WithVoice>{children}</WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
}

/** A table whose entries are kept, and its log afterwards. */
async function at(
  start: Log,
  onUndo?: () => void,
): Promise<{ readonly view: () => View; readonly log: () => Log }> {
  let log = start;
  const write = async (contents: readonly (Content | EntryWriter)[]) => {
    for (const one of contents) {
      const content = typeof one === "function" ? one(fold(log)) : one;
      log = (content && appendEntry(log, deviceKey, content)?.log) ?? log;
    }
    return contents.length;
  };
  const view = fold(log);
  if (view.table === undefined) throw new Error("no table");
  await shown(
    <TrackedTable
      {...{ id: "game", view, table: view.table, blocked: false, flat: false, busy: false, onWrite: write }}
      onFlat={vi.fn()}
      onUndo={onUndo}
      onOpen={vi.fn()}
      onRule={vi.fn()}
    />,
  );
  await screen.findByRole("region", { name: "Board" });
  return { view: () => fold(log), log: () => log };
}

const position = ({ table }: View) => (table === undefined ? "" : writePosition(table));

// Found first: React queues what is loaded on demand until an `act` ends.
const press = async (name: RegExp | string, role = "button") => {
  const [found] = await screen.findAllByRole(role, { name });
  await act(async () => void fireEvent.click(found as HTMLElement));
};
const space = (row: number, column: number) =>
  press(new RegExp(`^Row ${String(row)}, column ${String(column)},`), "gridcell");
const said = () => document.querySelector(".companion-answer")?.textContent ?? "";

describe("a card that nobody could pay for", () => {
  it("is written down as a slip once somebody says that it lies there", async () => {
    const cells = { r1c5: "10", r4c3: "41", r6c1: "70" };
    const { view } = await at(begun({ options: "sea p3", turn: helm, cells }, ["Ana", "Ben", "Cleo"]));
    for (const figure of "30") await press(figure);
    await space(4, 4);
    await press(/It lies there/);
    const after = view();
    expect(after.notApplied).toEqual([]);
    expect(after.steps.at(-1)?.slip).toBe(true);
    expect(position(after)).toContain("30");
  });
});

describe("Storms", () => {
  it("are calmed by a Wild of anybody's hand, where the team has no Compass", async () => {
    const { view } = await at(
      begun({ options: "sea p2 storms wild2", turn: helm, storms: { "orange:2": 1 } }),
    );
    await press("Use a Compass");
    await press("Ana’s Wild as a Compass");
    await press(/orange Storm/);
    await press(/write it down/);
    expect(view().notApplied).toEqual([]);
    expect(position(view())).toMatch(/gone=\S*wild#?\d?,?\S*storm:orange|gone=\S*storm:orange\S*wild/);
  });

  it("leave room for six keys in a row: what is done least stands behind one of them", async () => {
    const { view } = await at(
      begun({ options: "sea p2 monsters3 storms wild2", turn: helm, storms: { "orange:2": 1 } }),
    );
    const entries = view().steps.length;
    const keys = () => [...document.querySelectorAll(".sw-act-keys button")].map((key) => key.textContent);
    const first = ["Two out", "Start", "Sea Monster", "Wild", "More", "Take back"];
    expect(keys()).toEqual(first);
    await press("More");
    expect(keys()).toEqual(["Use a Compass", "Hand for a Compass", "Back", "Take back"]);
    await press("Back");
    expect(keys()).toEqual(first);
    await press("More");
    await press("Use a Compass");
    await press("Never mind");
    expect(keys()).toEqual(first);
    expect(view().steps).toHaveLength(entries);
  });

  /** A solo player who has laid the Start, drawn the cards for it, none of them a Storm, and owes its price. */
  async function started(setup: Partial<Setup>): Promise<ReturnType<typeof at>> {
    const first = await at(begun({ options: "sea p1 storms", turn: helm, ...setup }, ["Ana"]));
    await press("Start");
    await press(/write it down/);
    cleanup();
    const drawn = await at(first.log());
    await press("No, nothing");
    cleanup();
    const table = await at(drawn.log());
    await screen.findByRole("button", { name: /cards are discarded/ });
    return table;
  }

  it("let the owner of a yellow one give two cards of the pile toward the Start, unseen", async () => {
    const { view } = await started({ storms: { "yellow:1": 1 } });
    const owed = () => {
      const { table } = view();
      return table && [owes(table, 0), countAt(table, table.rulebook.piles[0] ?? 0)];
    };
    expect(owed()).toEqual([8, 78]);
    await press("Give two unseen");
    expect(owed()).toEqual([6, 76]);
  });

  it("let its owner give those two besides the whole hand, where a crew shares what a Start costs", async () => {
    const storms = { "yellow:1": 1 };
    const first = await at(
      begun({ options: "sea p2 storms", turn: helm, storms, hands: [3, 5], piles: [20, 20] }),
    );
    await press("Start");
    await press(/write it down/);
    cleanup();
    // A Storm may be among the cards drawn for it, so that is asked before they are shared.
    const drawn = await at(first.log());
    await press("No, for nobody");
    cleanup();
    const { view } = await at(drawn.log());
    const counts = ({ table }: View) =>
      table
        ? [table.rulebook.piles[0], table.rulebook.discards[0]].map((place = 0) => countAt(table, place))
        : [];
    const share = async (name: string, word: string) => {
      const dial = await screen.findByRole("spinbutton", { name });
      const key = within(dial.parentElement ?? dial).getByRole("button", { name: word });
      await act(async () => void fireEvent.click(key));
    };
    for (let card = 0; card < 2; card++) {
      await share("Ben gives", "One less");
      await share("Ana gives", "One more");
    }
    const [pile, discarded] = counts(view());
    await press("All let go of them, then draw");
    expect(view().notApplied).toEqual([]);
    expect(counts(view())).toEqual([(pile ?? 0) - 2, (discarded ?? 0) + 6]);
  });

  it("let nobody else do so", async () => {
    await started({});
    expect(screen.queryByRole("button", { name: "Give two unseen" })).toBeNull();
  });
});

describe("an empty space", () => {
  it("can be told to hold a card, and one whose face nobody knows", async () => {
    const first = await at(begun({ options: "sea p2", turn: helm }));
    await space(4, 1);
    for (const figure of "41") await press(figure);
    await press(/It is 41/);
    expect(position(first.view())).toContain("41");
    cleanup();
    const second = await at(begun({ options: "sea p2", turn: helm }));
    await space(4, 1);
    await press("Nobody knows which");
    expect(second.view().notApplied).toEqual([]);
    expect(position(second.view())).toMatch(/\/\? \. \. \. \. \.\//);
  });
});

it("says where a card lies that nobody knows", async () => {
  await at(begun({ options: "sea p2", turn: helm, cells: { r4c1: "?" } }));
  expect(await screen.findByText("A card that nobody knows lies at: row 4, column 1.")).toBeDefined();
});

it("shows each question from its first line, however far the last was scrolled", async () => {
  await at(begun({ options: "sea p2", turn: helm }));
  for (const figure of "41") await press(figure);
  const asks = document.querySelector(".companion-lower");
  if (asks === null) throw new Error("nothing is asked");
  asks.scrollTop = 50;
  await space(4, 1);
  expect(said()).not.toBe("");
  expect(asks.scrollTop).toBe(0);
});

it("lets a Start that was typed by mistake be taken back before it is paid for", async () => {
  const first = await at(begun({ options: "sea p3", turn: helm }, ["Ana", "Ben", "Cleo"]));
  await press("Start");
  await press(/write it down/);
  cleanup();
  const onUndo = vi.fn();
  await at(first.log(), onUndo);
  await screen.findByRole("spinbutton", { name: "Cleo gives" });
  await press("Take back");
  expect(onUndo).toHaveBeenCalledOnce();
});

describe("what is said of a card", () => {
  it("is where it lies, when it is typed a second time", async () => {
    await at(begun({ options: "sea p2", turn: helm, cells: { r4c1: "41" } }));
    for (const figure of "41") await press(figure);
    await space(5, 2);
    expect(said()).toContain("41 lies at row 4, column 1 already");
    expect(said()).not.toContain("not in your hand");
  });

  it("reminds nobody of what this device counts itself, or what is always so", async () => {
    await at(begun({ options: "sea p2", turn: helm, hands: [5, 5], cells: { r4c1: "41" } }));
    await press("Two out");
    expect(said()).not.toContain("Only you can check");
    cleanup();
    await at(begun({ options: "sea p2", turn: helm, hands: [5, 5], cells: { r4c1: "41" } }));
    for (const figure of "43") await press(figure);
    await space(4, 2);
    expect(said()).not.toContain("Only you can check");
  });
});

describe("what people forget", () => {
  it("is in sight: Compasses, and the side that is up", async () => {
    await at(begun({ options: "sea p2 storms", turn: helm }));
    expect(document.querySelector(".companion-before")?.textContent).toMatch(/\d Compass/);
    expect(document.querySelectorAll(".sw-rack-disc")).toHaveLength(6);
    cleanup();
    await at(begun({ options: "sea p2 night", turn: helm }));
    expect(document.querySelector('[data-sign="day"], [data-sign="night"]')?.textContent).toMatch(/hands/);
  });

  it("is how the piles were dealt that cannot be even", async () => {
    await at(begun({ options: "sea p3", turn: helm, hands: [5, 5, 5] }, ["Ana", "Ben", "Cleo"]));
    expect(await screen.findByText(/Left to draw: Ana \d+, Ben \d+, Cleo \d+/)).toBeDefined();
  });

  it("is that later moves left the board because one before is gone", async () => {
    let log = begun({ options: "sea p2", turn: helm });
    for (const [text, seat] of [
      ["13 r3c1", 0],
      ["41 r4c1", 1],
    ] as const) {
      const view = fold(log);
      const read = view.table && readAct(view.table.rulebook, text, seat);
      const content = read?.ok ? actContent(view, read.value) : undefined;
      log = (content && appendEntry(log, deviceKey, content)?.log) ?? log;
    }
    const undo = undoingOf(fold(log), fold(log).steps[1]?.entry.id ?? "");
    log = (undo && appendEntry(log, deviceKey, undo)?.log) ?? log;
    await at(log);
    expect(await screen.findByText(/One later move has left the board/)).toBeDefined();
  });
});

it("offers a Wild against the Storm that opens a game", async () => {
  const log = begun({ options: "sea p2 storms wild2", turn: { seat: 0, stage: "dawn" } });
  const told = answerContent(fold(log), ["?x2", "storm:yellow"]);
  await at((told && appendEntry(log, deviceKey, told)?.log) ?? log);
  expect(document.querySelector<HTMLElement>(".companion")?.dataset.phase).toBe("council");
  expect(await screen.findByRole("button", { name: /Ana’s Wild as a Compass/ })).toBeDefined();
});

describe("Panoramas", () => {
  const log = begun({ options: "mountain p2 panoramas3", turn: { seat: 0, stage: "dawn" } });

  it("are called by their numbers", async () => {
    expect(fold(log).asks?.question.of).toBe("panoramas");
    await at(log);
    expect(await screen.findByRole("button", { name: "3-4-3" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "A card" })).toBeNull();
  });

  it("may be others than those of this app", async () => {
    const { view } = await at(log);
    const field = await screen.findByRole("textbox", { name: /Other numbers/ });
    await act(async () => void fireEvent.change(field, { target: { value: "1-2-3, 4-4-4, 8-7-8" } }));
    await press("These are ours");
    const { table, asks, notApplied } = view();
    expect(table?.rulebook.code).toContain("panoramas(1-2-3,4-4-4,8-7-8)");
    expect(asks?.question.of).not.toBe("panoramas");
    expect(notApplied.map(({ became }) => became)).toEqual([
      expect.objectContaining({ what: "notApplied", why: "replaced" }),
    ]);
  });
});

describe("a hand that is entered", () => {
  it.each([
    ["mountain p2", ["bridge", "campfire:g", "campfire:b", "campfire:r", "summit"]],
    ["sea p1 pyramid", ["finish", "wild", "compass"]],
    ["sea p2 rocks monsters3 storms wild2", ["start", "finish", "monster", "wild"]],
    ["sea p2 night", ["start", "finish"]],
    ["sea p2 duel", []],
  ])("has keys for what may be in it, and for nothing else: %s", async (code, names) => {
    const options = readOptions(code);
    if (!options.ok) throw new Error(code);
    const rulebook = rulebookFor(options.value);
    expect([...holdable(rulebook)].sort()).toEqual([...names].sort());
    const onCards = vi.fn();
    await shown(<ManyCards {...{ rulebook, onCards }} cards={[]} full={false} refuse={() => null} />);
    const keys = document.querySelectorAll(".sw-act-keys button");
    expect(keys).toHaveLength(names.length);
    for (const [index, key] of [...keys].entries()) {
      await act(async () => void fireEvent.click(key));
      expect(onCards).toHaveBeenLastCalledWith([holdable(rulebook)[index]]);
    }
  });
});

describe("several phones", () => {
  it("are asked about all at once after a stretch that one of them missed", async () => {
    const other = deviceKeyOf("a secret of the other device", "Cleo");
    const start = begun({ options: "sea p2", turn: helm });
    const played = (own: typeof deviceKey, cards: readonly string[]): Log => {
      let log = start;
      for (const [index, text] of cards.entries()) {
        const view = fold(log);
        const read = view.table && readAct(view.table.rulebook, text, index % 2);
        const content = read?.ok ? actContent(view, read.value) : undefined;
        log = (content && appendEntry(log, own, content)?.log) ?? log;
        const told = answerContent(fold(log), ["?x9"]);
        log = (told && appendEntry(log, own, told)?.log) ?? log;
      }
      return log;
    };
    const mine = played(deviceKey, ["13 r3c1", "41 r4c1", "60 r5c3"]);
    const theirs = played(other, ["14 r3c2", "42 r4c2", "61 r5c4"]);
    let log = add(mine, theirs.entries).log;
    const view = fold(log);
    expect(view.conflicts.length).toBeGreaterThan(1);
    const onAnswer = vi.fn((contents: readonly Content[]) => {
      for (const content of contents) log = appendEntry(log, deviceKey, content)?.log ?? log;
    });
    await shown(<Conflicts view={view} onAnswer={onAnswer} />);
    expect(screen.getAllByText(/Ana: 13, row 3, column 1 \(device: Ana\)/).length).toBe(1);
    // The second press of a double press answers nothing: another question may have come up under it.
    await act(async () => void fireEvent.click(screen.getByText(/device: Ana/), { detail: 2 }));
    expect(onAnswer).not.toHaveBeenCalled();
    await press(/Take everything from Cleo’s phone/);
    const after = fold(log);
    expect(after.conflicts).toEqual([]);
    expect(after.steps.filter(({ entry }) => entry.kind === "act").map(({ entry }) => entry.client)).toEqual(
      Array.from({ length: 3 }, () => other.client),
    );
  });

  it("are asked in words how the game began, where each began it differently", async () => {
    const [mine, theirs] = ([deviceKey, deviceKeyOf("a secret of the other device", "Cleo")] as const).map(
      (own, seat) => {
        const setup = { options: seat === 0 ? "sea p2 rocks" : "mountain p2 goats", turn: { seat } };
        return appendEntry(EMPTY_LOG, own, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
      },
    );
    await shown(
      <Conflicts view={fold(add(mine ?? EMPTY_LOG, theirs?.entries ?? []).log)} onAnswer={vi.fn()} />,
    );
    const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(buttons.sort()).toEqual([
      "The Mountain · Mountain goats · Ana, Ben · Ben begins. (device: Cleo)",
      "The Sea · Jagged Rocks · Ana, Ben · Ana begins. (device: Ana)",
    ]);
  });

  it("are asked in words what came to light, and the record says it in words", async () => {
    const start = begun({ options: "sea p2 storms", turn: helm });
    const view = fold(start);
    const read = view.table && readAct(view.table.rulebook, "discard ? ?", 0);
    const content = read?.ok ? actContent(view, read.value) : undefined;
    const both = (content && appendEntry(start, deviceKey, content)?.log) ?? start;
    const told = (own: typeof deviceKey, word: string): Log => {
      const content = answerContent(fold(both), [word]);
      return (content && appendEntry(both, own, content)?.log) ?? both;
    };
    const other = deviceKeyOf("a secret of the other device", "Cleo");
    const mine = told(deviceKey, "storm:orange");
    await shown(<Conflicts view={fold(add(mine, told(other, "?").entries).log)} onAnswer={vi.fn()} />);
    await screen.findByText(/the orange Storm \(device: Ana\)/);
    screen.getByText(/nothing \(device: Cleo\)/);
    cleanup();
    await shown(<HistorySheet view={fold(mine)} onWrite={vi.fn()} onRewind={vi.fn()} onClose={vi.fn()} />);
    await screen.findByText("Came to light: the orange Storm");
    cleanup();
    const nobody = answerContent(fold(both), ["?", "?"]);
    const unseen = (nobody && appendEntry(both, deviceKey, nobody)?.log) ?? both;
    await shown(<HistorySheet view={fold(unseen)} onWrite={vi.fn()} onRewind={vi.fn()} onClose={vi.fn()} />);
    await screen.findByText("Came to light: nothing (2 cards)");
  });

  it("have names, by one tap or typed", async () => {
    const onName = vi.fn();
    await shown(<PhoneName by="" names={["Ana", "Ben"]} onName={onName} />);
    await press("Ben");
    expect(onName).toHaveBeenLastCalledWith("Ben");
    const field = screen.getByRole("textbox", { name: "Name of this phone" });
    await act(async () => void fireEvent.change(field, { target: { value: " Grandma " } }));
    await press("Call it so");
    expect(onName).toHaveBeenLastCalledWith("Grandma");
  });
});

it("says once what this device cannot do", async () => {
  localStorage.clear();
  const once = <SaidOnce what="dim" icon="moon" text="The screen may go dark" />;
  await shown(once);
  expect(screen.getByText("The screen may go dark")).toBeDefined();
  await press("Go on");
  expect(screen.queryByText("The screen may go dark")).toBeNull();
  cleanup();
  await shown(once);
  expect(screen.queryByText("The screen may go dark")).toBeNull();
});
