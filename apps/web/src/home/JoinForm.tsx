"use client";

import { Button, Field } from "@stillwater/ui";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { tidyWords } from "./words";

const NAME = "words";

/** Leads to the table that three words name. */
export function JoinForm({ labelHidden = false }: { readonly labelHidden?: boolean }) {
  const t = useTranslations("join");
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const api = useTRPC();
  const find = useMutation(api.table.find.mutationOptions());
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const fail = (text: string) => {
    setError(text);
    field.current?.focus();
  };
  const look = async (said: string) => {
    const tidy = tidyWords(said);
    if (tidy === null) return fail(t("unknown"));
    try {
      const { table } = await find.mutateAsync({ words: tidy });
      if (table === null) fail(t("unknown"));
      else router.push(`/${locale}/play/${table}`);
    } catch (cause) {
      fail(failure(cause));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(field.current?.value ?? words);
  };
  // If the form was submitted before hydration, the words are in the address.
  const lookUp = useEffectEvent(() => {
    const said = new URLSearchParams(location.search).get(NAME);
    if (said === null) return;
    setWords(said);
    void look(said);
  });
  useEffect(() => lookUp(), []);
  return (
    <form action={`/${locale}/join`} onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={t("words")}
        labelHidden={labelHidden}
        name={NAME}
        icon="people"
        placeholder={t("example")}
        asTyped
        maxLength={80}
        value={words}
        error={error}
        onChange={(value) => {
          setWords(value);
          setError(undefined);
        }}
        end={
          <Button type="submit" variant="text" size="small" disabled={find.isPending}>
            {t("go")}
          </Button>
        }
      />
    </form>
  );
}
