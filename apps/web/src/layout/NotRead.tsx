"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useState } from "react";
import { Notice } from "./Notice";

/** Shown in place of a game that this browser has stored but cannot read now: the game is not lost. */
export function NotRead({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations("net");
  return (
    <Notice title={t("notRead")} text={t("notReadText")} ways={[]}>
      <Button variant="primary" onClick={onAgain}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}

interface AnewProps {
  readonly children: (again: () => void) => ReactNode;
}

/** A part of a page that can be remounted on demand, without reloading the page: there may be no network. */
export function Anew({ children }: AnewProps) {
  const [times, setTimes] = useState(0);
  return <Fragment key={times}>{children(() => setTimes((before) => before + 1))}</Fragment>;
}
