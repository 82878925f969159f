// The field for a deal explains why there is nothing to play: in each language, beside the field, and linked to it.

import { readOptions } from "@stillwater/engine";
import { problemText } from "@stillwater/rulebook/problems";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LANGUAGES, type Language } from "@/i18n/routing";
import { DealField } from "@/new-table/DealField";
import type { NoDeal } from "@/new-table/seeking";
import type { DealSearch } from "@/new-table/useDeal";

afterEach(cleanup);

const WHYS = ["empty", "unreadable", "unknown", "running", "sealed", "gone", "failed"] as const;

async function show(language: Language, problem: NoDeal | null) {
  const messages = await messagesOf(language);
  const search: DealSearch = {
    ...{ typed: "sea-3p-7QK2M3", deal: null, problem, busy: false, dropped: false },
    ...{ type: vi.fn(), seek: vi.fn(), drop: vi.fn(), giveWay: vi.fn() },
  };
  render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <DealField search={search} />
    </NextIntlClientProvider>,
  );
  return { search, problems: messages.deal.problems as Readonly<Record<string, string>> };
}

it.each(LANGUAGES)("says in %s why there is no such deal, at the field itself", async (language) => {
  for (const why of WHYS) {
    const { problems } = await show(language, { why });
    const field = screen.getByRole("textbox");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const said = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = said.map((id) => document.getElementById(id)?.textContent ?? "");
    expect(texts.join(" "), why).toContain(problems[why]);
    cleanup();
  }
});

it("says what is wrong with the options of a deal in the sentences of the rulebook", async () => {
  const read = readOptions("sea p9");
  if (read.ok) throw new Error("nine people cannot play");
  await show("en", { why: "options", problem: read.error });
  expect(await screen.findByText(problemText(read.error, "en"), { exact: false })).toBeDefined();
});

it("says nothing before anything was asked, and asks for what was typed", async () => {
  const { search } = await show("en", null);
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).not.toBe("true");
  fireEvent.submit(screen.getByRole("textbox"));
  expect(search.seek).toHaveBeenCalledWith("sea-3p-7QK2M3");
});
