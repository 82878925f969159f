"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useState } from "react";
import { Notice } from "./Notice";

/** In place of a game that this browser keeps and could not read now: it is no less there for that. */
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

/** A part of a page that begins anew when it is told to, without the page being loaded: there may be no network. */
export function Anew({ children }: AnewProps) {
  const [times, setTimes] = useState(0);
  return <Fragment key={times}>{children(() => setTimes((before) => before + 1))}</Fragment>;
}
