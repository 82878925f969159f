"use client";

/** The page of a position: remounted whenever the address asks for another one than it showed last. */
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { onDemand } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { SettingTable } from "@/table/frame/SettingTable";

// The position is in the address, which the server's page does not depend on, so that the page can be cached offline.
const Editor = onDemand(() => import("./Editor").then((file) => file.Editor), { Meanwhile: Waiting });

export function PositionPage() {
  const t = useTranslations("editor");
  return (
    <div className="grid gap-2 py-3.5 standing:[&>.page-title]:unseen">
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet max-md:hidden print:hidden">{t("lead")}</p>
      <Suspense fallback={<Waiting />}>
        <WithVoice>
          <Asked />
        </WithVoice>
      </Suspense>
    </div>
  );
}

function Asked() {
  const query = useSearchParams().toString();
  const [opened, setOpened] = useState(query);
  const [written, setWritten] = useState(query);
  if (query !== opened && query !== written) {
    setOpened(query);
    setWritten(query);
  }
  return <Editor key={opened} query={opened} onQuery={setWritten} />;
}

function Waiting() {
  return (
    <div className="min-h-[90dvh]">
      <SettingTable />
    </div>
  );
}
