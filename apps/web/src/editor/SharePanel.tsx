"use client";

/** The position as a link, as text and as a picture. */
import type { Act, Table } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import type { BesideWords } from "./beside";
import { asText, drawBoard } from "./drawing";
import { FoldedPart } from "./FoldedPart";
import { pngOf } from "./painting";
import { addressOf } from "./useAddress";
import { useBesideWords } from "./useBesideWords";
import { useGameLine } from "./useGameLine";

interface SharePanelProps {
  readonly table: Table;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly act: Act | null;
}

export function SharePanel({ table, names, act }: SharePanelProps) {
  const t = useTranslations("editor");
  const locale = useLocale();
  const words = useBesideWords(names);
  const link = `${location.origin}/${locale}${addressOf(table, act)}`;
  return (
    <FoldedPart title={t("share")} open>
      <div className="grid gap-2.5">
        <CopyButton text={link} label={t("copyLink")} done={t("copiedLink")} />
        <CopyButton text={asText(table, words)} label={t("copyText")} done={t("copiedText")} />
        <Picture key={table.rulebook.code} table={table} words={words} />
      </div>
    </FoldedPart>
  );
}

type Made = { readonly of: Table; readonly url: string; readonly blob: Blob };

/** A picture is made on request; then it can be viewed, copied, saved and shared. */
function Picture({ table, words }: { readonly table: Table; readonly words: BesideWords }) {
  const t = useTranslations("editor");
  const game = useGameLine(table.rulebook);
  const [made, setMade] = useState<Made | null>(null);
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const shown = made?.of === table ? made : null;
  const make = async () => {
    const drawing = pngOf(table, `${game.name} · ${game.with}`, words);
    const copying = copied(drawing);
    const blob = await drawing;
    if (blob === null) return setState("failed");
    setMade({ of: table, url: await dataUrl(blob), blob });
    // Where pictures cannot be copied, they can still be saved.
    setState((await copying) ? "copied" : "idle");
  };
  const send = async ({ blob }: Made) => {
    const file = new File([blob], FILE, { type: "image/png" });
    await navigator.share({ files: [file] }).catch(() => undefined);
  };
  return (
    <div className="grid gap-2.5">
      <Button
        icon={shown !== null && state === "copied" ? "check" : "copy"}
        block
        onClick={() => void make()}
      >
        {shown !== null && state === "copied" ? t("copiedPicture") : t("pictureCopy")}
      </Button>
      {shown === null ? null : (
        <>
          {/* biome-ignore lint/performance/noImgElement: made in this browser, nothing to optimise */}
          <img
            className="w-full max-w-96 border border-hair"
            src={shown.url}
            alt={t("pictureAlt", { board: drawBoard(table, words) })}
          />
          <div className="flex flex-wrap gap-2">
            <a className="sw-button" href={shown.url} download={FILE}>
              {t("pictureSave")}
            </a>
            {"share" in navigator ? (
              <Button icon="share" onClick={() => void send(shown)}>
                {t("sharePicture")}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <span role="status" className="text-quiet">
        {state === "failed" ? t("pictureFail") : ""}
      </span>
    </div>
  );
}

const FILE = "stillwater.png";

/** Whether the picture came to the clipboard. Safari allows it only during the press itself, when nothing is drawn yet. */
async function copied(drawing: Promise<Blob | null>): Promise<boolean> {
  const png = async () => (await drawing) ?? Promise.reject(new Error("nothing was drawn"));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
    return true;
  } catch {
    return false;
  }
}

/** The content security policy allows data URLs, but no blob URLs. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}
