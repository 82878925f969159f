"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
/** One's own name at the table, changed in place. */
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { useNaming } from "./useNaming";

interface OwnNameProps {
  readonly name: string;
  readonly onDone: () => void;
}

/** The field for it; everybody gets the new name over the stream. */
export default function OwnName({ name, onDone }: OwnNameProps) {
  const t = useTranslations("wait");
  const guest = useTranslations("guest");
  const language = useLocale();
  const [typed, setTyped] = useState(name);
  const { field, error, busy, submit, retyped } = useNaming(async (called) => {
    await trpc().me.rename.mutate({ name: called, language });
    onDone();
    return null;
  });
  useEffect(() => field.current?.select(), [field]);
  return (
    <form onSubmit={submit} noValidate className="pt-2">
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
          retyped();
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
