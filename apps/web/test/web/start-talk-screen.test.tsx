import { readPosition, type Table } from "@stillwater/engine";
import { receive } from "@stillwater/table/session";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { viewOf } from "./table";

const messages = await messagesOf("en");

beforeAll(async () => {
  await import("@stillwater/rulebook/verdict/en");
  await import("@/table/sea/StartTalk");
});
afterEach(cleanup);

const ISLANDS = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).join(",");

/** A Start that is being agreed on while Ana, with three cards, has a yellow Storm, and Ben holds two Sea Monsters. */
function agreeing(): Table {
  const read = readPosition(
    [
      "sea p2 monsters3 storms | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . |",
      "sealed:1= sealed:2= islands= aside= starts= berth:start=start#1",
      "pot=toll#1,toll#2,toll#3,toll#4,toll#5,toll#6,toll#7,toll#8 yellow:1=storm:yellow#2",
      "compasses=compass#1,compass#2,compass#3,compass#4,compass#5,compass#6 granted=leave:1 unasked=leave:2",
      `hand:1=1,2,3 hand:2=4,5,6,7,8,monster#1,monster#2 pile:1=${ISLANDS(9, 44)} pile:2=${ISLANDS(45, 80)},monster#3`,
      "discard:1=finish#1,finish#2,finish#3,finish#4,finish#5 discard:2=start#2 settling:2=turn ashore=",
      "bank=toll#9,toll#10,toll#11,toll#12,toll#13,toll#14,toll#15,toll#16,toll#17,toll#18",
      "gone=start#3,start#4,start#5,monster#4,monster#5,storm:orange#1,storm:orange#2,storm:purple#1,storm:purple#2,storm:yellow#1,seal:1,seal:2",
    ].join(" "),
  );
  if (!read.ok) throw new Error(`${read.error[0]?.what} ${JSON.stringify(read.error)}`);
  return read.value;
}

async function mostSaidBy(you: number): Promise<string | null> {
  const live = receive(null, { kind: "table", rev: 3, view: viewOf(agreeing(), you) });
  if (live?.table == null || live.figures === null) throw new Error("no picture");
  const { table, figures } = live;
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <SpokenSeaTable {...{ live, table, figures }} shortcuts onKeys={() => undefined} />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  const dials = await screen.findByRole("table", { name: "Ways to share the eight" });
  return within(dials).getByRole("spinbutton", { name: "at most" }).getAttribute("aria-valuemax");
}

it("lets somebody say as many cards as the rules let them give, those of the pile that a yellow Storm gives too", async () => {
  expect(await mostSaidBy(0)).toBe("5");
});

it("lets nobody say cards that they have to keep", async () => {
  expect(await mostSaidBy(1)).toBe("5");
});
