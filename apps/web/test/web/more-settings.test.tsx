/** What stands under "More" of a new table: seen by who has set some of it, and folded away by who wants it so. */
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

/** As a press on the summary does in a browser. */
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
