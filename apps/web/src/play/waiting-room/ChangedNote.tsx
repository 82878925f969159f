"use client";

import { readOptions, setOf } from "@stillwater/engine";
import type { TableView } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useTold } from "@/modules/useTold";

/** Tells the people at a table that somebody has just changed it, and what to. */
export function ChangedNote({ view }: { readonly view: TableView }) {
  const t = useTranslations("wait");
  const guest = useTranslations("guest");
  const home = useTranslations("home");
  const told = useTold();
  const list = new Intl.ListFormat(useLocale());
  const { code, pace, listed, advice } = view;
  const [came, setCame] = useState({ code, pace, listed, advice });
  const changed =
    came.code !== code || came.pace !== pace || came.listed !== listed || came.advice !== advice;
  const [note, setNote] = useState("");
  if (changed) {
    setCame({ code, pace, listed, advice });
    const options = readOptions(code);
    const parts = [
      home(setOf(code).game),
      guest("players", { count: view.seats.length }),
      ...(options.ok ? told(options.value) : []),
      ...(came.pace === pace ? [] : [`${t("pace")}: ${t(`paces.${pace}`)}`]),
      ...(listed ? [t("public")] : []),
      ...(advice ? [t("advice")] : []),
    ];
    setNote(t("changed", { what: list.format(parts) }));
  }
  return (
    <p
      role="status"
      className="max-lg:col-span-full not-empty:px-3 not-empty:py-2 not-empty:border-s-3 not-empty:border-s-act
      not-empty:bg-act-soft"
    >
      {note}
    </p>
  );
}
