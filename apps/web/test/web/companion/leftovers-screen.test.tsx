/** The sheet that asks for the remaining cards, place by place, until the game can be replayed. */

import { appendEntry, deviceKeyOf, EMPTY_LOG, fold } from "@stillwater/companion";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense, useState } from "react";
import { afterEach, expect, it } from "vitest";
import Leftovers, { type LeftCards } from "@/companion/track/Leftovers";
import { messagesOf } from "@/i18n/messages";
import { WithVoice } from "@/stage/Voice";

const messages = await messagesOf("en");

afterEach(cleanup);

const deviceKey = deviceKeyOf("a secret of this very device", "Ana");
const setup = { options: "sea p2", turn: { seat: 0, stage: "helm" as const }, cells: { r4c1: "41" } };
const view = fold(
  appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG,
);

/** The component that opens the sheet, with a button to open it again. */
function Opened() {
  const [open, setOpen] = useState(true);
  const [cards, onCards] = useState<LeftCards>({});
  if (view.table === undefined) throw new Error("no table");
  return open ? (
    <Leftovers {...{ view, table: view.table, cards, onCards }} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

const shown = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Suspense>
        <WithVoice>
          <Opened />
        </WithVoice>
      </Suspense>
    </NextIntlClientProvider>,
  );
const key = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name, hidden: true }));
const type = async (card: string) => {
  for (const figure of card) await key(figure);
};

it("has what was typed when it is closed and opened again", async () => {
  shown();
  await screen.findByText(/: 0 of 5$/);
  for (const card of ["12", "34", "20", "21", "22"]) await type(card);
  const first = await screen.findByText(/: 0 of 5$/);
  const next = first.textContent;
  await type("23");
  await key(messages.shell.close);
  await key("open");
  expect((await screen.findByText(/: 1 of 5$/)).textContent).toBe(next?.replace(": 0", ": 1"));
  await type("34");
  await screen.findByText("34 is typed already.");
});

it("asks place by place, refuses a card twice, and says what nobody told", async () => {
  shown();
  await screen.findByText(/: 0 of 5$/);
  await type("12");
  await type("34");
  await screen.findByText(/: 2 of 5$/);
  await type("12");
  await screen.findByText("12 is typed already.");
  await type("41");
  await screen.findByText("41 lies on the table.");
  await key("34: take it out");
  await screen.findByText(/: 1 of 5$/);
  for (const card of ["20", "21", "22", "23"]) await type(card);
  await screen.findByText(/: 0 of 5$/);
  await key(messages.track.leftNoMore);
  // Nothing was played: there is no game to replay, and the sheet says so.
  await screen.findByText(messages.track.wholeBroken);
});
