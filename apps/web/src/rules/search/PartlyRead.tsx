"use client";

/** A question that was only partly understood: the unread words, what is missing, and possible readings, one button each. */
import type { PartlyUnderstood } from "@stillwater/lookup/offers";
import { readingInWords, type Understood } from "@stillwater/lookup/understand";
import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";

interface PartlyReadProps {
  readonly partly: PartlyUnderstood;
  /** "Yes, that is what I ask". */
  readonly onTake: (check: Understood) => void;
}

export function PartlyRead({ partly: { unread, missing, offers }, onTake }: PartlyReadProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  return (
    <section className="grid gap-1 justify-items-start pb-3" aria-label={t("partly")}>
      {missing === undefined ? null : <p>{t("missing", { missing })}</p>}
      {unread.length === 0 ? null : (
        <p>{t("unread", { list: list.format(unread.map((word) => t("quoted", { word }))) })}</p>
      )}
      <p>{t("meant")}</p>
      {offers.map((offer) => (
        <Button key={`${offer.position} ${offer.act}`} variant="secondary" onClick={() => onTake(offer)}>
          {readingInWords(offer.reading, locale)}
        </Button>
      ))}
    </section>
  );
}
