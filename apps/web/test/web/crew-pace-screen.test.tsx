import { type CrewPace as Pace, receive } from "@stillwater/table/session";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { DeskContext, type TableDesk } from "@/stage/desk";
import CrewPace from "@/table/crew/CrewPace";
import { dealt, viewOf } from "./table";

const messages = await messagesOf("en");
afterEach(cleanup);

const desk: TableDesk = {
  act: () => Promise.reject(new Error("nothing is played here")),
  paceCrew: async () => undefined,
};

function at(crewPace: Pace) {
  const view = { ...viewOf(dealt().table, 0), crewPace };
  const live = receive(null, { kind: "table", rev: 3, view });
  if (live === null) throw new Error("no picture");
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <DeskContext value={desk}>
        <CrewPace live={live} />
      </DeskContext>
    </NextIntlClientProvider>
  );
}

const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;

it("shows the pace that somebody else has set back, and not what was pressed here before", async () => {
  const { rerender } = await act(async () => render(at("easy")));
  const quick = screen.getAllByRole<HTMLInputElement>("radio").find(({ value }) => value === "quick");
  if (quick === undefined) throw new Error("no quick pace");
  await act(async () => fireEvent.click(quick));
  expect(chosen()).toBe("quick");
  await act(async () => rerender(at("quick")));
  await act(async () => rerender(at("easy")));
  expect(chosen()).toBe("easy");
});
