import { setTimeout } from "node:timers/promises";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { Opening } from "@/replay/screen/Opening";
import { TableReplay } from "@/replay/screen/TableReplay";
import { SPOKEN } from "@/replay/words";
import { losingFor, replayFor, seatFor } from "@/server/routers/page";
import { TABLE_AREAS } from "@/table/words";
import { isTableId } from "@/table-id";
import { Data } from "@/trpc/Data";

/** How long the page of a lost game waits for the first finding on where it was lost. */
const A_LITTLE_MS = 150;

interface Props {
  readonly params: Promise<{ locale: Language; table: string }>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "replay" });
  // A table's address gives access to it: no search engine should index one.
  return { title: t("meta"), robots: { index: false } };
}

export default async function ReplayPage({ params }: Props) {
  const { locale, table } = await params;
  if (!isTableId(table)) notFound();
  setRequestLocale(locale);
  const asked = await headers();
  const played = await replayFor(asked, table);
  const firstOnLosing = played === null ? null : losingFor(played);
  // A finding that arrives within this time comes with the page; a later one is streamed after it and rendered last.
  await Promise.race([firstOnLosing, setTimeout(A_LITTLE_MS)]);
  return (
    <Words areas={["advice", "captain", "replay", "together", ...TABLE_AREAS]} also={SPOKEN}>
      <Data>
        <Page>
          <TableReplay
            key={table}
            id={table}
            first={played}
            firstOnLosing={firstOnLosing}
            you={await seatFor(asked, table)}
            opening={played === null ? null : <Opening {...{ played, firstOnLosing, locale }} />}
          />
        </Page>
      </Data>
    </Words>
  );
}
