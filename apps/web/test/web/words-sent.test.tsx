// The messages that a page sends are serialised once for all its readers: each page and language must still get its own.

import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { isValidElement, type ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { WithText } from "@/i18n/WithText";
import { Words } from "@/i18n/Words";

const de = await messagesOf("de");
const en = await messagesOf("en");

const spoken = vi.hoisted(() => ({ messages: {} as object }));
vi.mock("next-intl/server", () => ({ getMessages: async () => spoken.messages }));
afterEach(cleanup);

async function sent(messages: object, ...also: readonly ("home" | "card" | "sheet")[]): Promise<string> {
  spoken.messages = messages;
  const page: unknown = await Words({ also, children: null });
  if (!isValidElement<{ text: string }>(page)) throw new Error("no element");
  return page.props.text;
}

it("sends each page its own words in the reader's language", async () => {
  for (const messages of [en, de, en]) {
    expect(JSON.parse(await sent(messages, "home"))).toEqual({ home: messages.home });
    expect(JSON.parse(await sent(messages, "card", "sheet"))).toEqual({
      card: messages.card,
      sheet: messages.sheet,
    });
  }
});

function Said(): ReactElement {
  return <p>{useTranslations("shell")("close")}</p>;
}

it("speaks the words of each text, and another's again when that comes back", () => {
  const [english, german] = [en, de].map(({ shell }) => JSON.stringify({ shell }));
  for (const [text, word] of [
    [english, en.shell.close],
    [german, de.shell.close],
    [english, en.shell.close],
  ]) {
    render(
      <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
        <WithText text={text ?? ""}>
          <Said />
        </WithText>
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(word ?? "")).toBeTruthy();
    cleanup();
  }
});
