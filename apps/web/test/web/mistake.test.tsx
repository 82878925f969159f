/** A doubt about a rule is copied along with the rule, and without any made-up contact address. */

import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { Mistake } from "@/rules/Mistake";

const messages = await messagesOf("en");

it("copies the rule with its id, its sources and the doubt", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Mistake clause="T.place.cost" title="The price" answer="Discard the difference." source="EN 4A.2" />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Your doubt", hidden: true }), {
    target: { value: " Not over a row end? " },
  });
  fireEvent.click(screen.getByRole("button", { name: "Copy the rule and your doubt", hidden: true }));
  await screen.findAllByText("Copied");
  expect(writeText).toHaveBeenCalledWith(
    [
      "§ T.place.cost · The price",
      "The rule as written here: Discard the difference.",
      "Where it stands: EN 4A.2",
      "Your doubt: Not over a row end?",
    ].join("\n"),
  );
  expect(container.innerHTML).not.toMatch(/mailto:|https?:/);
  vi.unstubAllGlobals();
});
