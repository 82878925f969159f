/** Choosing another language keeps the game, the day or the position on the page. */
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LanguageList } from "@/layout/LanguageSwitch";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const all = await messagesOf("en");

it.each(["/here?game=abc", "/question?day=2026-11-05", "/replay/here?game=abc#12", "/settings"])(
  "leads to the same %s",
  (address) => {
    history.replaceState(null, "", `/en${address}`);
    render(
      <NextIntlClientProvider locale="en" messages={all} timeZone="UTC">
        <LanguageList />
      </NextIntlClientProvider>,
    );
    for (const [name, language] of [
      ["Français", "fr"],
      ["Deutsch", "de"],
    ] as const)
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`/${language}${address}`);
  },
);
