"use client";

import { deviceKeyOf } from "@stillwater/companion";
/** Another device joins a table by its link: nothing to type. */
import { Button } from "@stillwater/ui";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { useKnownName } from "@/layout/useKnownName";
import { trpc } from "@/trpc/client";
import { CentredNote } from "../CentredNote";
import { TakeOver } from "../reading/TakeOver";
import { newSecret } from "./device-keys";
import { isGameId } from "./game-id";
import { trackPath } from "./paths";
import { followGame, found } from "./shelf";

export function Join() {
  const t = useTranslations("track");
  const companion = useTranslations("companion");
  const locale = useLocale();
  const router = useRouter();
  const id = useSearchParams().get("game") ?? "";
  const [name] = useKnownName();
  const [failed, setFailed] = useState(false);
  const by = name.trim() === "" ? companion("otherDevice") : name.trim();
  const join = useCallback(async () => {
    setFailed(false);
    try {
      if (!isGameId(id)) throw new Error("no such link");
      if ((await found(id)) === undefined) {
        const secret = newSecret();
        const { client } = deviceKeyOf(secret, by);
        const reply = await trpc().companion.join.mutate({ game: id, client, name: by, language: locale });
        if ("refused" in reply) throw new Error(reply.refused);
        const nameless = name.trim() === "";
        const game = { id, code: "", names: [], by, nameless, secrets: [secret], shared: true };
        await followGame({ ...game, changedAt: new Date().toISOString() });
      }
      router.replace(`/${locale}${trackPath(id)}`);
    } catch {
      setFailed(true);
    }
  }, [id, by, name, locale, router]);
  useEffect(() => {
    void join();
  }, [join]);
  return (
    <CentredNote>
      <h1 className="page-title" role="status">
        {failed ? t("joinFailed") : t("joining")}
      </h1>
      {failed ? (
        <>
          <p className="text-quiet">{t("joinFailedText")}</p>
          <Button variant="primary" onClick={() => void join()}>
            {t("tryAgain")}
          </Button>
          <TakeOver />
        </>
      ) : null}
    </CentredNote>
  );
}
