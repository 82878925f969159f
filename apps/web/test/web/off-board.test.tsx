/** What an act is pointed at although no board shows it. */
import { deal, due, MOUNTAIN_DEFAULTS, mask, seededFate, type Table, turnOf } from "@stillwater/engine";
import { answersWith } from "@stillwater/table/act-builder";
import { receive } from "@stillwater/table/session";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { offBoardTargets } from "@/table/act-builder/off-board";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { everyAscent } from "../../../../packages/engine/src/in-part/mountain";
import type { GameChapter } from "../../../../packages/engine/src/modules/module";
import { mountainRulebook } from "../../../../packages/engine/src/mountain/rulebook";
import { playedOut } from "./played-out";
import { viewOf } from "./table";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/play/x" }));
// As a module that draws nothing of its own for it.
vi.mock("@/modules/storm-compass/at-table", () => ({ lyingStorms: () => null, stormCouncil: () => null }));

const market: GameChapter = {
  pieces: [
    { name: "compass", sort: 50, starts: "drawn:1" },
    { name: "monster", sort: 51, starts: "row:1" },
  ],
  places: [
    { name: "drawn:1", sort: 90, sight: "all", holds: ["compass"], most: 1 },
    { name: "row:1", sort: 91, sight: "all", holds: ["monster"], most: 1 },
  ],
  acts: [
    {
      ...{ type: "turn", during: "act", clause: "A.turn.action", each: false, traits: [] },
      ...{ chooses: null, slips: null, complete: null, offers: () => undefined, does: () => undefined },
      targets: ({ place, cells }) => [place("drawn:1"), place("row:1"), ...cells],
    },
  ],
};

it("is found beside the slope too, for a module that nobody here knows", () => {
  const rulebook = mountainRulebook(MOUNTAIN_DEFAULTS, [...everyAscent, () => [market]]);
  const { table } = deal(rulebook, seededFate("v1:market"));
  expect(offBoardTargets(table, answersWith(table, turnOf(table)?.seat ?? 0, "turn", []))).toMatchObject([
    { at: "drawn:1", card: rulebook.copies("compass")[0], plan: { type: "turn" } },
    { at: "row:1", card: rulebook.copies("monster")[0], plan: { type: "turn" } },
  ]);
});

it("has a button at a table, which points the act", async () => {
  const { tables } = playedOut("sea p2 storms -12");
  const clearing = (at: Table): boolean => {
    const seat = turnOf(at)?.seat ?? 0;
    return due(at).step === "act" && offBoardTargets(at, answersWith(at, seat, "compass", [])).length > 0;
  };
  const then = tables.find(clearing);
  if (then === undefined) throw new Error("no Storm lies before anybody");
  const you = turnOf(then)?.seat ?? 0;
  const live = receive(null, { kind: "table", rev: 3, view: viewOf(mask(then, you), you) });
  const { table, figures } = live ?? {};
  if (!live || !table || !figures) throw new Error("no picture");
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={await messagesOf("en")} timeZone="UTC">
        <DeskContext value={ONLINE}>
          <Suspense>
            <SpokenSeaTable {...{ live, table, figures }} shortcuts onKeys={() => undefined} />
          </Suspense>
        </DeskContext>
      </NextIntlClientProvider>,
    );
  });
  await screen.findByRole("listbox", { name: "Your hand" });
  fireEvent.click(await screen.findByRole("button", { name: "Use a Compass" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Before (Ana|Ben): Orange Storm/ }));
  await waitFor(() => expect(document.querySelector(".table-grid")?.getAttribute("data-choice")).toBe("aim"));
});
