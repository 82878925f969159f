"use client";

/** One's own name at the table, to be changed where it stands. */
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { LONGEST_NAME, tidyName } from "@/shell/useKnownName";
import { codeOf, trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";

interface OwnNameProps {
  readonly name: string;
  readonly onDone: () => void;
}

/** The field for it; the stream brings the new name to everybody. */
export default function OwnName({ name, onDone }: OwnNameProps) {
  const t = useTranslations("wait");
  const guest = useTranslations("guest");
  const failure = useFailure();
  const locale = useLocale();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const called = tidyName(typed);
    if (called === null) return setError(guest("needName"));
    setBusy(true);
    try {
      await trpc().me.rename.mutate({ name: called, language: locale });
      onDone();
    } catch (cause) {
      setError(codeOf(cause) === "BAD_REQUEST" ? guest("needName") : failure(cause));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={keep} noValidate className="wait-name">
      <Field
        ref={field}
        label={guest("name")}
        name="name"
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        value={typed}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        end={
          <Button type="submit" variant="text" size="small" disabled={busy}>
            {t("renameSave")}
          </Button>
        }
      />
    </form>
  );
}
