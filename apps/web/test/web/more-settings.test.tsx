/** The settings under "More" for a new table: open if some of them are set, and folded once somebody folds them. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { MoreSettings } from "@/new-table/MoreSettings";

afterEach(cleanup);

const messages = await messagesOf("en");

const more = (open: boolean, text: string) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <MoreSettings open={open}>
      <p>{text}</p>
    </MoreSettings>
  </NextIntlClientProvider>
);

const folds = () => screen.getByRole<HTMLDetailsElement>("group");

/** What a browser does when the summary is pressed. */
function press(): void {
  folds().open = !folds().open;
  fireEvent(folds(), new Event("toggle"));
}

it("stays folded away by hand though something under it is set, and opens with the next that is", () => {
  const { rerender } = render(more(true, "one"));
  expect(folds().open).toBe(true);
  press();
  expect(folds().open).toBe(false);
  rerender(more(true, "one"));
  expect(folds().open).toBe(false);
  rerender(more(false, "one"));
  rerender(more(true, "one"));
  expect(folds().open).toBe(true);
});

it("shows what has changed meanwhile once it is unfolded", () => {
  const { rerender } = render(more(false, "one"));
  rerender(more(false, "two"));
  expect(screen.queryByText("two")).toBeNull();
  press();
  expect(screen.getByText("two")).toBeDefined();
});
