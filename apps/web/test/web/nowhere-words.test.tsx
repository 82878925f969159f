// The reason why a card fits nowhere stands by itself, so it begins as a sentence does.

import { answersFor, nowhereFor } from "@stillwater/table/queries";
import { renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LANGUAGES } from "@/i18n/routing";
import { WithVoice } from "@/stage/Voice";
import { useNowhereWords } from "@/table/act-builder/useNowhereWords";
import { dealt } from "./table";

const { table, first } = dealt("sea p2 storms");
const [compass = 0] = table.rulebook.copies("compass");
const nowhere = nowhereFor(table, answersFor(table, first, compass));

it.each(LANGUAGES)("begins with a capital letter: %s", async (language) => {
  const messages = await messagesOf(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <Suspense>
        <WithVoice>{children}</WithVoice>
      </Suspense>
    </NextIntlClientProvider>
  );
  const { result } = renderHook(() => useNowhereWords(), { wrapper });
  await waitFor(() => expect(nowhere && result.current(nowhere)).toMatch(/^\p{Lu}.* ?: /u));
});
