// An advised act is called so that two acts of a kind can be told apart.

import { readAct, setUp } from "@stillwater/engine";
import { renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import type { Stage } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { useCalled } from "@/table/advice/useCalled";

const messages = await messagesOf("en");

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <Suspense>
      <WithVoice>{children}</WithVoice>
    </Suspense>
  </NextIntlClientProvider>
);

it.each([
  ["mountain p2 goats", "herd r1p2 r2p2 r3p1 -g1 -g2", "Herd", "row 1, place 2 – row 3, place 1"],
  ["sea p2 wild2", "wild=37 r3c2", "Play wild (37)", "row 3, column 2"],
  ["sea p2", "12 r1c2", "Play 12", "row 1, column 2"],
])("%s: %s", async (options, text, what, where) => {
  const laid = setUp({ options });
  const act = laid.ok ? readAct(laid.value.rulebook, text, 0) : laid;
  if (!laid.ok || !act.ok) throw new Error(text);
  const stage = {
    table: laid.value,
    cards: { name: (_table: unknown, card: number) => laid.value.rulebook.pieceName(card) },
    helm: { asked: { settling: false } },
  } as unknown as Stage;
  const { result } = renderHook(() => useCalled(stage), { wrapper });
  await waitFor(() => expect(result.current(act.value)).toEqual({ what, where }));
});
