/** The page of a position shows every kind of table, and is operated by taps and keys. */

import { setUp, type Table, writePosition } from "@stillwater/engine";
import { checkPath } from "@stillwater/table/position";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Editor } from "@/editor/Editor";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";
import { positions, RUNS } from "./positions";

const messages = await messagesOf("en");

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

beforeAll(async () => {
  // The boards and the sentences of the rules are in files of their own.
  await Promise.all([
    import("@/table/sea/SeaChart"),
    import("@/modules/OpenSeaChart"),
    import("@/modules/day-night/NightChart"),
    import("@/modules/high-arch/ArchChart"),
    import("@/modules/pyramid/PyramidChart"),
    import("@/table/mountain/Slope"),
    import("@stillwater/rulebook/verdict/en"),
  ]);
});
afterEach(cleanup);

async function open(path: string): Promise<void> {
  const query = path.replace(/^[^?]*\??/, "");
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <WithVoice>
            <Editor query={query} onQuery={() => undefined} />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    );
  });
}

const line = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Position line" }).value;
const space = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const mode = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

function set(setup: Parameters<typeof setUp>[0]): string {
  const laid = setUp(setup);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return checkPath(writePosition(laid.value));
}

it("shows any table of any game, and answers about any of its spaces", async () => {
  await fc.assert(
    fc.asyncProperty(positions, fc.nat(), async (table: Table, pick) => {
      cleanup();
      await open(checkPath(writePosition(table)));
      const cells = (await screen.findAllByRole("gridcell")).filter(
        (cell) => !cell.classList.contains("sw-berth"),
      );
      expect(cells.length).toBeGreaterThanOrEqual(table.rulebook.cells.length);
      mode("Try a space");
      fireEvent.click(cells[pick % cells.length] as HTMLElement);
      expect(screen.getByRole("table", { name: /^What may go on / })).toBeTruthy();
    }),
    { ...RUNS, numRuns: 5 * Number(process.env.FC_RUNS ?? 1) },
  );
});

it.each([
  ["the end", set({ options: "sea p2", over: "won" })],
  ["the hands still to be drawn", set({ options: "mountain p2", turn: { seat: 1, stage: "dawn" } })],
  ["cards owed", set({ options: "sea p2", owed: [2, 0] })],
  ["a card on its way up", set({ options: "mountain p2", lifted: { card: "g4", row: 1 } })],
])("stands at %s", async (_what, path) => {
  await open(path);
  expect((await screen.findAllByRole("gridcell")).length).toBeGreaterThan(30);
  // Pieces elsewhere are listed in words, never in the notation.
  for (const line of document.querySelectorAll(".editor-rest span"))
    expect(line.textContent).not.toMatch(/[a-z]:\d|\bdial|\bchip|\?|\b[gbr]\d/);
  mode("Try a card");
  fireEvent.keyDown(window, { key: "4" });
  expect(screen.getByText("Say the act")).toBeTruthy();
});

it("takes back and does again, and refuses what cannot lie so without losing anything", async () => {
  await open("?o=sea+p2+wild2");
  const empty = line();
  fireEvent.keyDown(window, { key: "4" });
  fireEvent.keyDown(window, { key: "7" });
  fireEvent.click(await screen.findByRole("gridcell", { name: /^Row 4, column 3/ }));
  const laid = line();
  expect(laid).toContain(". . 47 . . ./");
  fireEvent.keyDown(window, { key: "z", ctrlKey: true });
  expect(line()).toBe(empty);
  press("Redo");
  expect(line()).toBe(laid);

  press("Wild");
  fireEvent.click(space("Row 4, column 4"));
  press("One higher");
  expect(line()).toContain("47 wild#1 .");
  expect(line()).toMatch(/named:49=/);
  press("All right");
  expect(document.activeElement).toBe(space("Row 4, column 4"));

  const kept = line();
  const owed = screen.getByRole("spinbutton", { name: "Discards, Seat 1", hidden: true });
  fireEvent.keyDown(owed, { key: "ArrowUp" });
  expect(line()).toContain("discard:1=?x1");
  press("Undo");
  expect(line()).toBe(kept);
  fireEvent.change(screen.getByRole("combobox", { name: "Place", hidden: true }), {
    target: { value: "pot" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "What lies there", hidden: true }), {
    target: { value: "95 toll" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Put it there", hidden: true }));
  expect(line()).toBe(kept);
  expect(
    within(screen.getAllByRole("status")[0] as HTMLElement).getByText(/Nothing was changed/),
  ).toBeTruthy();
});

it("judges what is tapped and what is said, and moves the board on", async () => {
  await open(set({ options: "sea p2", cells: { r4c3: "45", r4c5: "52" } }));
  mode("Try a card");
  fireEvent.keyDown(window, { key: "4" });
  fireEvent.keyDown(window, { key: "7" });
  fireEvent.click(await screen.findByRole("gridcell", { name: /^Row 4, column 4/ }));
  expect(screen.getByRole("heading", { name: "Yes — discard 2." })).toBeTruthy();
  const rules = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
  expect(rules).toContain("/en/rules/T.place.cost");
  fireEvent.change(screen.getByRole("textbox", { name: "Say the act" }), {
    target: { value: "44 row 4 column 4" },
  });
  press("Judge");
  expect(screen.getByRole("heading", { name: "No — 45 lies to its left." })).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox", { name: "Say the act" }), { target: { value: "gibberish" } });
  press("Judge");
  expect(screen.getByText("“gibberish” was not understood.")).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox", { name: "Say the act" }), { target: { value: "47 r4c4" } });
  press("Judge");
  press("Play it on from here");
  expect(line()).toMatch(/45 47 52.* discard:1=\?x2 .*helm:2=turn/);
});

it("does not lay a card that was only tried, and says what refuses it once", async () => {
  await open(set({ options: "sea p2", cells: { r4c3: "47" } }));
  mode("Try a card");
  fireEvent.keyDown(window, { key: "1" });
  fireEvent.keyDown(window, { key: "2" });
  fireEvent.click(space("Row 4, column 4"));
  const verdict = document.querySelector(".editor-verdict");
  const rules = [...(verdict?.querySelectorAll("a") ?? [])]
    .filter((link) => link.closest(".editor-holding") === null)
    .map((link) => link.getAttribute("href"));
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules).size).toBe(rules.length);
  const before = line();
  mode("Set up");
  fireEvent.click(space("Row 4, column 3"));
  expect(line()).toBe(before);
  expect(screen.getByRole("heading", { name: /row 4, column 3.*47/i })).toBeTruthy();
});

it("copies a picture while the press is handled, which is the only time when Safari allows it", async () => {
  const asked: Promise<Blob>[] = [];
  const write = vi.fn(async () => void (await asked[0]));
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor(readonly kinds: Record<string, Promise<Blob>>) {
        asked.push(...Object.values(kinds));
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { write } });
  await open(set({ options: "sea p2" }));
  fireEvent.click(await screen.findByRole("button", { name: "Copy as a picture" }));
  expect(write).toHaveBeenCalledOnce();
  await screen.findByText(messages.editor.pictureFail);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
