"use client";

/** Three words to say across a room, the code beside them, and ways to invite others or move to another device. */
import { setOf } from "@stillwater/engine";
import type { TableView } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import { Qr } from "@/layout/Qr";
import { MoveSeat } from "@/table/frame/MoveSeat";
import { ChangedNote } from "./ChangedNote";

export function Invitation({ view }: { readonly view: TableView }) {
  const t = useTranslations("wait");
  const home = useTranslations("home");
  const alone = view.seats.length === 1;
  const mountain = setOf(view.code).game === "mountain";
  const [moving, setMoving] = useState(false);
  const [link, setLink] = useState<string>();
  useEffect(() => setLink(`${location.origin}/play/${view.id}`), [view.id]);
  return (
    <div
      className="grid grid-cols-[124px_1fr] items-center gap-x-4 gap-y-2.5
      lg:grid-cols-[1fr] lg:content-start lg:gap-3.5"
    >
      {alone ? (
        <h1 className={`page-title max-lg:col-span-full ${mountain ? "" : "italic"}`}>
          {home(mountain ? "mountain" : "sea")}
        </h1>
      ) : (
        <>
          <p className="sw-label hidden lg:block">{t("aboard")}</p>
          <h1
            lang="en"
            className="font-serif text-[31px] italic font-normal leading-[1.1] max-lg:col-2 max-lg:row-1
            lg:text-[47px]"
          >
            {view.words.split(" ").map((word) => (
              <span className="block" key={word}>
                {word}{" "}
              </span>
            ))}
          </h1>
          <p className="text-quiet hidden lg:block">{t("wordsHint")}</p>
          <div className="max-lg:col-1 max-lg:row-1 lg:max-w-72">
            {link === undefined ? null : <Qr text={link} label={t("qr")} />}
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2.5 *:w-auto *:flex-auto *:whitespace-nowrap max-lg:col-span-full">
        {alone || link === undefined ? null : <CopyButton text={link} label={t("copy")} done={t("copied")} />}
        {view.you === null ? null : (
          <Button icon="phone" block onClick={() => setMoving(true)}>
            {t("moveSeat")}
          </Button>
        )}
      </div>
      <MoveSeat open={moving && view.you !== null} onClose={() => setMoving(false)} />
      <ChangedNote view={view} />
      {alone ? null : <p className="text-quiet max-lg:col-span-full">{t("noAccount")}</p>}
    </div>
  );
}
