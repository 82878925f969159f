"use client";

/** Takes a game over from another device: from codes before the camera, pictures of them, or a saved file. */
import { type Gathering, gather, type Parcel, readFile, takeOver } from "@stillwater/companion";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { codeReader, textsIn } from "./codes";
import { FileButton } from "./FileButton";
import { useCamera } from "./useCamera";

interface ReadingProps {
  /** Stores the parcel that was read; the text it resolves with is shown. */
  readonly onParcel: (parcel: Parcel) => Promise<string>;
}

export default function Reading({ onParcel }: ReadingProps) {
  const t = useTranslations("companion");
  const [looking, setLooking] = useState(false);
  const [so, setSo] = useState<Gathering | undefined>();
  const [said, setSaid] = useState("");
  const video = useRef<HTMLVideoElement>(null);
  /** Kept in a ref, as codes arrive faster than React renders. */
  const gathered = useRef<Gathering | undefined>(undefined);

  const begin = () => {
    setSaid("");
    if (gathered.current?.text !== undefined) gathered.current = undefined;
  };
  const finish = async (parcel: ReturnType<typeof takeOver>) => {
    setLooking(false);
    setSo(undefined);
    setSaid(parcel.ok ? await onParcel(parcel.value) : t("readNotOurs"));
  };
  /** Whether a code was new or completed the parcel. */
  const see = async (text: string): Promise<boolean> => {
    const before = gathered.current;
    // The camera keeps seeing the same codes until it is stopped.
    if (before?.text !== undefined) return false;
    const after = gather(before, text);
    if (after === undefined || after === before) return false;
    gathered.current = after;
    setSo(after);
    if (after.text !== undefined) await finish(takeOver(after.text));
    return true;
  };
  const camera = useCamera(looking, video, (text) => void see(text));
  const pictures = async (files: readonly File[]) => {
    begin();
    const reader = await codeReader();
    let seen = false;
    for (const file of files) {
      const picture = await createImageBitmap(file).catch(() => null);
      if (picture === null) continue;
      for (const text of await textsIn(reader, picture)) seen = (await see(text)) || seen;
      picture.close();
    }
    if (!seen) setSaid(t("readNoCode"));
  };
  const have = so === undefined ? 0 : Object.keys(so.parts).length;
  return (
    <div className="grid gap-2.5">
      {looking ? (
        <>
          <video
            ref={video}
            playsInline
            muted
            className="mx-auto aspect-square w-full max-w-88 bg-ink object-cover"
            aria-label={t("readView")}
          />
          <Button block icon="cross" onClick={() => setLooking(false)}>
            {t("readStop")}
          </Button>
        </>
      ) : (
        <Button
          block
          icon="qr"
          onClick={() => {
            begin();
            setLooking(true);
          }}
        >
          {t("readCamera")}
        </Button>
      )}
      <p role="status" className={said === "" && so === undefined && camera === "off" ? "unseen" : ""}>
        {camera === "refused"
          ? t("readRefused")
          : camera === "none"
            ? t("readNone")
            : so !== undefined
              ? t("readSome", { have, of: so.of })
              : camera === "on"
                ? t("readHold")
                : said}
      </p>
      <FileButton text={t("readPictures")} accept="image/*" many onFiles={(files) => void pictures(files)} />
      <FileButton
        text={t("readFile")}
        accept=".json,.txt,application/json,text/plain"
        onFiles={async ([file]) => {
          if (file !== undefined) await finish(readFile(await file.text()));
        }}
      />
    </div>
  );
}
