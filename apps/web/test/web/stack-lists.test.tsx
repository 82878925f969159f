/** The lists for stacking real decks: every pile from its top down, on the screen and alone on paper. */

import { stacksOf } from "@stillwater/table/log";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import type { Language } from "@/i18n/routing";
import StackLists from "@/replay/screen/StackLists";
import { WithVoice } from "@/stage/Voice";
import { playedOut } from "./played-out";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ["en", "sea p2", "Print", /from the top down$/],
  ["fr", "mountain p2 goats", "Imprimer", /de haut en bas$/],
  ["de", "sea p2 pyramid", "Drucken", /von oben nach unten$/],
] as const)("in %s, of %s", async (language: Language, code, press, ordered) => {
  const stacks = stacksOf(playedOut(code));
  const messages = await messagesOf(language);
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const onFile = vi.fn();
  const { container } = render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <Suspense>
        <WithVoice>
          <StackLists {...{ stacks, code, onFile }} names={["Ana", "Ben"]} />
        </WithVoice>
      </Suspense>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: press }));
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector<HTMLElement>("body > .stack-paper");
  if (paper === null) throw new Error("no paper");
  for (const where of [paper, container])
    for (const { place, cards, stacked } of stacks) {
      const pile = where.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (pile === null) throw new Error(place);
      expect(within(pile).getAllByRole("listitem")).toHaveLength(cards.length);
      if (stacked) within(pile).getByText(ordered);
      // At sea a card is its number.
      if (cards.every((card) => /^\d+$/.test(card)))
        expect(
          within(pile)
            .getAllByRole("listitem")
            .map((item) => item.textContent),
        ).toEqual(cards);
    }
});
