/** A question about the Start: the cards for it are chosen on the ordinary table, and acts are compared by their cards. */

import { readAct } from "@stillwater/engine";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { ANSWERS } from "@/question/answers";
import { ASKED } from "@/question/asked";
import { askedTable } from "@/question/choosing";
import { QuestionPage } from "@/question/QuestionPage";
import QuestionTable from "@/question/QuestionTable";

const messages = await messagesOf("en");

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => "/en/question",
  useSearchParams: () => new URLSearchParams(address.query),
}));

/** A worker that does nothing: the analysis is tested elsewhere. */
class Thinking extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeAll(() => {
  // jsdom has no layout: media queries and scrolling to the focus are stubbed.
  vi.stubGlobal("Worker", Thinking);
});
afterEach(cleanup);

it("is answered by giving the cards that are owed", async () => {
  const index = ASKED.findIndex(({ theme }) => theme === "start");
  const question = ASKED[index];
  const best = ANSWERS[index]?.acts[0]?.act;
  if (question === undefined || best === undefined) throw new Error("no question about the Start");
  const { rulebook } = askedTable(question);
  const given = readAct(rulebook, best, question.seat);
  if (!given.ok) throw new Error("an answer that cannot be read");
  const onAnswer = vi.fn();
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <QuestionTable day="2026-12-08" {...{ index, question, onAnswer }} />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  const held = await screen.findByRole("listbox");
  for (const card of given.value.cards)
    await act(
      async () => void fireEvent.click(within(held).getByRole("option", { name: new RegExp(`^${card},`) })),
    );
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Give these/ })));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith("found"));
  expect((await screen.findByRole("heading", { name: /^Keeps most/ })).textContent).toMatch(/give/i);
});

it.each([
  ["day=frog", true],
  ["day=2031-02-03", true],
  ["day=2026-02-30", true],
  ["", false],
])("says at ?%s whether that day has a question", async (query, astray) => {
  address.query = query;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Suspense>
        <QuestionPage />
      </Suspense>
    </NextIntlClientProvider>,
  );
  expect(await screen.findByRole("button", { name: "Copy the link to this question" })).toBeTruthy();
  expect(screen.queryByText(/That day has none/) !== null).toBe(astray);
});
