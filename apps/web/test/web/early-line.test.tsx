/** What is typed and entered before the command line has loaded. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { EarlyLine, typedMeanwhile } from "@/command-palette/EarlyLine";
import { messagesOf } from "@/i18n/messages";

const messages = await messagesOf("en");
afterEach(cleanup);

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

it("is kept, but not done any more, once the line is gone before the other has loaded", async () => {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <EarlyLine />
    </NextIntlClientProvider>,
  );
  const line = screen.getByRole("textbox");
  fireEvent.change(line, { target: { value: "play 44" } });
  fireEvent.keyDown(line, { key: "Enter" });
  unmount();
  await null;
  expect(typedMeanwhile()).toEqual({ text: "play 44", sent: false });
});
