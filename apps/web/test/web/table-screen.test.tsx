import {
  enact,
  mask,
  readAct,
  readPosition,
  redact,
  seededFate,
  type Table,
  writeFact,
  writePosition,
} from "@stillwater/engine";
import { type ActReply, type Live, receive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Profiler, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");

interface Sent {
  readonly act: string;
  readonly commandId: string;
  readonly expectedRev: number;
}

const sent: Sent[] = [];
let answers: (() => Promise<ActReply>)[] = [];

vi.mock("@/trpc/client", () => ({
  codeOf: () => null,
  trpc: () => ({
    table: {
      act: {
        mutate: (command: Sent) => {
          sent.push(command);
          return answers.shift()?.() ?? Promise.resolve({ rev: command.expectedRev + 1 });
        },
      },
    },
  }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));

beforeEach(() => {
  sent.length = 0;
  answers = [];
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function liveFor(table: Table, you: number, rev: number, by?: number): Live {
  const log = by === undefined ? [] : [{ rev, turn: 1, seat: by, facts: [], at: "2026-07-01T12:00:00Z" }];
  const live = receive(null, { kind: "table", rev, view: { ...viewOf(mask(table, you), you), rev, log } });
  if (live === null) throw new Error("no picture");
  return live;
}

/** How often any part of the table has been rendered. */
let drawings = 0;

/** Shows the table to a player; `by` is the seat of the last act, if there was one. */
async function sitAt(you: "first" | "second", { table, first } = dealt(), rev = 3, by?: number) {
  const seat = you === "first" ? first : 1 - first;
  const live = liveFor(table, seat, rev, by);
  if (live.table === null || live.figures === null) throw new Error("not dealt");
  let drawn: ReturnType<typeof render> | undefined;
  const shows = (now: Live) =>
    act(async () => {
      if (now.table === null || now.figures === null) throw new Error("not dealt");
      const view = (
        <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
          <DeskContext value={ONLINE}>
            <Profiler id="table" onRender={() => drawings++}>
              <Suspense>
                <SpokenSeaTable
                  live={now}
                  table={now.table}
                  figures={now.figures}
                  shortcuts
                  onKeys={() => undefined}
                />
              </Suspense>
            </Profiler>
          </DeskContext>
        </NextIntlClientProvider>
      );
      if (drawn === undefined) drawn = render(view);
      else drawn.rerender(view);
    });
  await shows(live);
  // The first of these tests loads everything, which takes time on a busy machine.
  await screen.findByRole("listbox", { name: "Your hand" });
  return { table, seat, live, shows };
}

const hand = () => within(screen.getByRole("listbox", { name: "Your hand" })).getAllByRole("option");
const number = () => {
  const card = hand().find((option) => /^\d/.test(option.getAttribute("aria-label") ?? ""));
  if (card === undefined) throw new Error("no Island in hand");
  return card;
};
const space = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
const press = async (element: HTMLElement) => {
  await act(async () => {
    fireEvent.click(element);
  });
};

it("plays a free card with two taps and one more, and sends it once", async () => {
  await sitAt("first");
  const card = number();
  const name = card.getAttribute("aria-label")?.split(",")[0] ?? "";
  await press(card);
  await press(space("Row 3, column 2"));
  expect(screen.getByRole("heading", { name: "Yes — free." })).toBeDefined();
  await press(screen.getByRole("button", { name: `Play ${name}` }));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ act: `${name} r3c2`, expectedRev: 3 });
});

it("keeps what is picked and where it is aimed for who leaves the table and comes back", async () => {
  await sitAt("first");
  await press(number());
  await press(space("Row 3, column 2"));
  const said = screen.getByRole("heading", { name: "Yes — free." });
  cleanup();
  await sitAt("first");
  expect(await screen.findByRole("heading", { name: "Yes — free." })).not.toBe(said);
  cleanup();
  // Meanwhile somebody else has done something.
  await sitAt("first", dealt(), 4, 1 - dealt().first);
  expect(await screen.findByRole("heading", { name: "Yes — free." })).toBeDefined();
  cleanup();
  // The other seat has picked nothing.
  await sitAt("second");
  expect(screen.queryByRole("heading", { name: "Yes — free." })).toBeNull();
  expect(sent).toHaveLength(0);
});

it("does not restore a choice that was sent before the page was left", async () => {
  await sitAt("first");
  await press(number());
  cleanup();
  await sitAt("first", dealt(), 4, dealt().first);
  await act(async () => void (await import("@/stage/read-choice")));
  expect(hand().every((card) => card.getAttribute("aria-selected") !== "true")).toBe(true);
});

it("takes nothing for a choice that is none", async () => {
  await sitAt("first");
  await press(number());
  cleanup();
  const state = JSON.stringify(history.state).replace(/{[^{}]*card[^{}]*}/, '{\\"at\\":\\"aim\\"}');
  expect(state).toContain("aim");
  history.replaceState(JSON.parse(state), "");
  await sitAt("first");
  await act(async () => void (await import("@/stage/read-choice")));
  expect(hand().every((card) => card.getAttribute("aria-selected") !== "true")).toBe(true);
});

it("names every space for the card that is up and takes it back with Escape", async () => {
  await sitAt("first");
  await press(number());
  expect(space("Row 1, column 1").getAttribute("aria-label")).toBe("Row 1, column 1, empty, legal, free");
  await act(async () => {
    fireEvent.keyDown(window, { key: "Escape" });
  });
  expect(space("Row 1, column 1").getAttribute("aria-label")).toBe("Row 1, column 1, empty");
});

it("lets somebody think ahead but not play out of turn", async () => {
  await sitAt("second");
  await press(number());
  await press(space("Row 3, column 2"));
  expect(screen.getByRole("heading", { name: "Yes — free." })).toBeDefined();
  const wait = screen.getByRole("button", { name: /plays first$/ });
  expect(wait.getAttribute("aria-disabled")).toBe("true");
  await press(wait);
  await press(space("Row 3, column 2"));
  expect(sent).toHaveLength(0);
});

it("fills two sockets before two cards can be discarded", async () => {
  await sitAt("first");
  await act(async () => {
    fireEvent.keyDown(window, { key: "d" });
  });
  expect(screen.getByRole("heading", { name: "Choose two to discard." })).toBeDefined();
  const [one, two, three] = hand();
  if (!one || !two || !three) throw new Error("a hand of five was expected");
  await press(one);
  expect(screen.getByRole("button", { name: "1 more to choose" }).getAttribute("aria-disabled")).toBe("true");
  await press(two);
  await press(three);
  const confirm = screen.getByRole("button", { name: "Discard these two" });
  expect(document.activeElement).toBe(confirm);
  await press(confirm);
  expect(sent.map(({ act: text }) => text.split(" ").length)).toEqual([3]);
});

it("calls what a module has people give by its own words, and does not say that all of it is discarded", async () => {
  const rows = Array.from({ length: 6 }, () => ". . . . . .").join("/");
  const read = readPosition(
    `sea p2 storms | ${rows} | hand:1=5,20,40,60,70 hand:2=10,50 shedding:1=storm:yellow#1 berth:start=start#1 acted:1=turn`,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  await sitAt("first", { table: read.value, first: 0 });
  for (const card of hand().slice(0, 2)) await press(card);
  expect(screen.getByRole("button", { name: "Come down to three" })).toBeDefined();
  expect(screen.queryByText(/Face down/)).toBeNull();
});

it("names the rule by which cards are owed that are no price of a card", async () => {
  const { table, first } = dealt();
  const owing = `${writePosition(table)} tray:${first + 1}=toll#1`;
  const read = readPosition(owing);
  if (!read.ok) throw new Error(owing);
  await sitAt("first", { table: read.value, first });
  const prompt = screen.getByRole("heading", { name: "Choose 1 to discard." });
  expect(await within(prompt.parentElement ?? prompt).findByRole("button", { name: /EN 4A/ })).toBeDefined();
});

it("keeps the same command id when an answer was lost, and gives the card back meanwhile", async () => {
  answers = [() => Promise.reject(new Error("offline"))];
  await sitAt("first");
  await press(number());
  await press(space("Row 3, column 2"));
  await press(screen.getByRole("button", { name: /^Play \d/ }));
  expect(screen.getByText("Nothing is lost. Your cards are still in your hand.")).toBeDefined();
  await press(screen.getByRole("button", { name: "Try again" }));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("says that somebody played first and that the card is back", async () => {
  answers = [() => Promise.resolve({ stale: 4 })];
  await sitAt("first");
  const name = number().getAttribute("aria-label")?.split(",")[0] ?? "";
  await press(number());
  await press(space("Row 3, column 2"));
  await press(screen.getByRole("button", { name: /^Play \d/ }));
  expect(screen.getByText(`Your ${name} is back in your hand.`)).toBeDefined();
  expect(sent).toHaveLength(1);
});

it("says that its rules are older where a newer server refuses by a rule it has no words for", async () => {
  const findings = [{ clause: "T.place.tide", holds: "no", with: {} }];
  const newer: ActReply = JSON.parse(JSON.stringify({ refused: { allowed: "no", price: 0, findings } }));
  answers = [() => Promise.resolve(newer)];
  await sitAt("first");
  const name = number().getAttribute("aria-label")?.split(",")[0] ?? "";
  await press(number());
  await press(space("Row 3, column 2"));
  await press(screen.getByRole("button", { name: /^Play \d/ }));
  expect(screen.getAllByText(new RegExp(`older rules.*Your ${name} is back`)).length).toBeGreaterThan(0);
});

it("lays a card at once, and takes it back with the reason when the desk has not done it", async () => {
  let answer: (reply: ActReply) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  await sitAt("first");
  const card = number();
  const name = card.getAttribute("aria-label")?.split(",")[0] ?? "";
  const cards = hand().length;
  await press(card);
  await press(space("Row 3, column 2"));
  await press(screen.getByRole("button", { name: `Play ${name}` }));
  expect(space("Row 3, column 2").getAttribute("aria-label")).toBe(`Row 3, column 2, ${name}, last laid`);
  expect(hand()).toHaveLength(cards - 1);
  // Once that is drawn, which it would hold up.
  await expect.poll(() => hand().some((one) => one === document.activeElement)).toBe(true);
  // Whose turn it is, the figures and the log change only once an act is confirmed.
  expect(screen.getByText("Your turn")).toBeDefined();
  const [one] = hand();
  if (one === undefined) throw new Error("no card left");
  await press(one);
  await press(space("Row 3, column 3"));
  await press(screen.getByRole("button", { name: "Sending" }));
  expect(sent).toHaveLength(1);
  await act(async () => answer({ stale: 4 }));
  expect(space("Row 3, column 2").getAttribute("aria-label")).toBe("Row 3, column 2, empty");
  expect(hand()).toHaveLength(cards);
  expect(screen.getByText(`Your ${name} is back in your hand.`)).toBeDefined();
});

/** The table after it shows the first act that was sent. */
function afterSent(table: Table, seat: number, live: Live): Live {
  const [{ act: text } = { act: "" }] = sent;
  const read = readAct(table.rulebook, text, seat);
  if (!read.ok) throw new Error(text);
  const done = enact(table, read.value, seededFate("v1:screens"));
  if (!done.ok) throw new Error(`refused: ${text}`);
  const rev = 4;
  const facts = done.value.facts.map((fact) => writeFact(table.rulebook, redact(table.rulebook, fact, seat)));
  const at = "2026-01-01T00:00:00.000Z";
  const next = receive(live, { kind: "entry", rev, entry: { rev, turn: 1, seat, facts, at } });
  if (next === null) throw new Error("no picture");
  return next;
}

it("draws a card that is laid when it is laid and when it is certain, and not once more", async () => {
  let answer: (reply: ActReply) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  const { table, seat, live, shows } = await sitAt("first");
  await press(number());
  await press(space("Row 3, column 2"));
  const place = space("Row 3, column 2");
  drawings = 0;
  await press(screen.getByRole("button", { name: /^Play \d/ }));
  expect(drawings).toBe(1);
  const [lies] = place.getElementsByClassName("sw-board-card");
  const before = drawing(place);
  const counts = [...document.querySelectorAll(".sw-counts > *")];
  expect(counts.length).toBeGreaterThan(0);
  drawings = 0;
  await drawsWhatChanges("what is certain", counts, () => shows(afterSent(table, seat, live)));
  expect(drawings).toBe(1);
  expect(screen.getByRole("status").textContent).toMatch(/row 3 column 2/);
  await act(async () => answer({ rev: 4 }));
  expect(drawings).toBe(1);
  // A card that lies there is not laid again.
  expect(drawing(place)).toBe(before);
  expect(place.getElementsByClassName("sw-board-card")[0]).toBe(lies);
});

it("keeps what is picked after the table shows an act, though the answer comes later", async () => {
  let answer: (reply: ActReply) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  const { table, seat, live, shows } = await sitAt("first");
  await act(async () => {
    fireEvent.keyDown(window, { key: "d" });
  });
  for (const card of hand().slice(0, 2)) await press(card);
  await press(screen.getByRole("button", { name: "Discard these two" }));
  await shows(afterSent(table, seat, live));
  const [card] = hand();
  if (card === undefined) throw new Error("no card left");
  await press(card);
  const walkedTo = space("Row 3, column 2");
  walkedTo.focus();
  await act(async () => answer({ rev: 4 }));
  expect(card.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(walkedTo);
});

/** The props that React last gave an element: a different object as soon as it is rendered again. */
function drawing(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key === undefined ? undefined : Object.getOwnPropertyDescriptor(element, key)?.value;
}

/** How a part looks. The tab stop of the hand or the board is invisible, and moves without a render. */
const look = (part: Element): string => part.outerHTML.replace(/ tabindex="-?\d"/, "");

/** Expects exactly those parts to be rendered again that look different afterwards, and returns how many. */
async function drawsWhatChanges(
  what: string,
  parts: readonly Element[],
  done: () => Promise<void>,
): Promise<number> {
  const before = parts.map((part) => ({ part, drawn: drawing(part), seen: look(part) }));
  expect(before.every(({ drawn }) => drawn !== undefined)).toBe(true);
  await done();
  const drawn = before.filter(({ part, drawn }) => drawing(part) !== drawn).map(({ part }) => part);
  const changed = before.filter(({ part, seen }) => look(part) !== seen).map(({ part }) => part);
  const names = (some: readonly Element[]) =>
    some.map((part) => part.getAttribute("aria-label") ?? part.outerHTML);
  expect(names(drawn), what).toEqual(names(changed));
  return drawn.length;
}

it("draws with a tap only the spaces, the ways between rows and the cards that it changes", async () => {
  await sitAt("first");
  const parts = () => [
    ...screen.getAllByRole("gridcell"),
    ...document.querySelectorAll(".sw-legs path"),
    ...hand(),
  ];
  const counted: Record<string, number> = {};
  const draws = async (tap: string, done: () => Promise<void>) => {
    counted[tap] = await drawsWhatChanges(tap, parts(), done);
  };
  const [, one, two] = hand();
  if (one === undefined || two === undefined) throw new Error("a hand of five was expected");
  await draws("a card", () => press(one));
  await draws("another card", () => press(two));
  await draws("a space", () => press(space("Row 3, column 2")));
  await draws("another space", () => press(space("Row 5, column 4")));
  await draws("back", async () => {
    await act(async () => {
      fireEvent.keyDown(window, { key: "Escape" });
    });
  });
  expect(counted["a space"]).toBeLessThanOrEqual(2);
  expect(counted["another space"]).toBeLessThanOrEqual(3);
});

it("tells how much room its log has left before it is full, and until when the table is kept", async () => {
  const { live, shows } = await sitAt("first");
  const at = (rev: number, more: object = {}) =>
    shows({ ...live, rev, view: { ...live.view, most: 2_000, rev, ...more } });
  await at(1_799);
  expect(screen.queryByText(/^The log of this table/)).toBeNull();
  expect(screen.queryByText(/It is kept until/)).toBeNull();
  await at(1_800, { keptUntil: "2026-05-20T10:00:00.000Z" });
  expect(screen.getByText("The log of this table has room for 200 more entries.")).toBeDefined();
  expect(
    screen.getByText("Nobody has touched this table for a while. It is kept until May 20, 2026."),
  ).toBeDefined();
  await at(2_000);
  expect(screen.getByText(/^The log of this table is full\./)).toBeDefined();
});
