"use client";

/** Joins another device to a table through its link, without typing anything. */
import { deviceKeyOf } from "@stillwater/companion";
import { Button } from "@stillwater/ui";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "@/trpc/client";
import { CentredNote } from "../CentredNote";
import { TakeOver } from "../reading/TakeOver";
import { newSecret } from "./device-keys";
import { isGameId } from "./game-id";
import { trackPath } from "./paths";
import { followGame, found } from "./shelf";

/** The guest's name; undefined if the guest is unknown or the server cannot be asked. */
async function knownName(): Promise<string | undefined> {
  const me = await trpc()
    .me.get.query()
    // If the server cannot be asked, the guest joins without a name; the server keeps the name it knows.
    .catch(() => null);
  return me?.name;
}

export function Join() {
  const id = useSearchParams().get("game") ?? "";
  return <Joining key={id} id={id} />;
}

function Joining({ id }: { readonly id: string }) {
  const t = useTranslations("track");
  const stranger = useTranslations("companion")("otherDevice");
  const locale = useLocale();
  const router = useRouter();
  const [failed, setFailed] = useState(false);
  // Kept over all tries: the server would take a second secret for another device.
  const [secret] = useState(newSecret);
  const busy = useRef(false);
  const join = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    try {
      if (!isGameId(id)) throw new Error("no such link");
      if ((await found(id)) === undefined) {
        const known = await knownName();
        const [by, nameless] = [known ?? stranger, known === undefined];
        const { client } = deviceKeyOf(secret, by);
        const called = { name: by, nameless, language: locale };
        const reply = await trpc().companion.join.mutate({ game: id, client, ...called });
        if ("refused" in reply) throw new Error(reply.refused);
        const game = { id, code: "", names: [], by, nameless, secrets: [secret], shared: true };
        await followGame({ ...game, changedAt: new Date().toISOString() });
      }
      router.replace(`/${locale}${trackPath(id)}`);
    } catch {
      setFailed(true);
    } finally {
      busy.current = false;
    }
  }, [id, stranger, secret, locale, router]);
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
