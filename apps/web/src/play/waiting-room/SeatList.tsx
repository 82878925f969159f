"use client";

/** Who sits where, whether they are present, and one's own name, changed in place. */
import type { Live } from "@stillwater/table/session";
import { Button, Icon, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/layout/late";

const OwnName = onDemand(() => import("./OwnName"));

export function SeatList({ live: { view, presence } }: { readonly live: Live }) {
  const t = useTranslations("wait");
  const table = useTranslations("table");
  const [naming, setNaming] = useState(false);
  const taken = view.seats.filter((seat) => seat !== null).length;
  return (
    <Section label={t("seats")} aside={t("taken", { taken, total: view.seats.length })}>
      <ol>
        {view.seats.map((seat, index) => (
          <li className="flex gap-4.5 items-center py-2.5 border-b border-b-hair" key={index}>
            <span className="w-6 font-serif text-[25px] text-quiet text-center" aria-hidden="true">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className={seat === null ? "text-quiet" : "font-semibold"}>
                {seat?.name ?? (view.begins?.names[index] || t("openSeat"))}
              </p>
              <p className="text-quiet text-[15px]">
                {seat === null
                  ? t("openSeatHint")
                  : seat.crew !== undefined
                    ? table("crewSeat")
                    : [
                        index === view.you ? t("you") : t(presence[index] === "here" ? "here" : "away"),
                        t("reading", { language: seat.language }),
                      ].join(", ")}
              </p>
              {seat !== null && index === view.you && naming ? (
                <OwnName name={seat.name} onDone={() => setNaming(false)} />
              ) : null}
            </div>
            {seat === null ? null : index !== view.you || naming ? (
              <Icon name={seat.crew === undefined ? "check" : "wheel"} size={22} />
            ) : (
              <Button variant="text" size="small" label={t("rename")} onClick={() => setNaming(true)}>
                {t("change")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
