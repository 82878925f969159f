"use client";

/** Shown if a tracked game is not on this device, or cannot be read now. */
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { NotRead } from "@/layout/NotRead";
import { CentredNote } from "../CentredNote";
import { TakeOver } from "../reading/TakeOver";

interface NoGameProps {
  readonly why: "gone" | "notRead";
  readonly onAgain: () => void;
}

export function NoGame({ why, onAgain }: NoGameProps) {
  const t = useTranslations("track");
  const locale = useLocale();
  if (why === "notRead")
    return (
      <CentredNote>
        <NotRead onAgain={onAgain} />
      </CentredNote>
    );
  return (
    <CentredNote>
      <h1 className="page-title">{t("gone")}</h1>
      <p className="text-quiet">{t("goneText")}</p>
      <TakeOver />
      <Button href={`/${locale}/companion`} link={Link}>
        {t("toCheck")}
      </Button>
    </CentredNote>
  );
}
