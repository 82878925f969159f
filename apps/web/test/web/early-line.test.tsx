/** What is typed and entered before the command line has loaded. */
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { EarlyLine, typedMeanwhile } from "@/command-palette/EarlyLine";
import { messagesOf } from "@/i18n/messages";

const messages = await messagesOf("en");

it("is handed over once, with whether it was entered, and given up when the line is closed", () => {
  const onClose = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <EarlyLine onClose={onClose} />
    </NextIntlClientProvider>,
  );
  const line = screen.getByRole("textbox");
  fireEvent.change(line, { target: { value: "legal 44" } });
  fireEvent.keyDown(line, { key: "Enter" });
  expect(typedMeanwhile()).toEqual({ text: "legal 44", sent: true });
  expect(typedMeanwhile()).toEqual({ text: "", sent: false });
  fireEvent.change(line, { target: { value: "legal 45" } });
  expect(typedMeanwhile()).toEqual({ text: "legal 45", sent: false });
  fireEvent.change(line, { target: { value: "legal 46" } });
  fireEvent.keyDown(line, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(typedMeanwhile()).toEqual({ text: "", sent: false });
});
