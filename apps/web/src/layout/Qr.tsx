"use client";

import { QrCode } from "@stillwater/ui";
import { useEffect, useState } from "react";
import { fetched } from "./late";

interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** A link as a QR code. The library that draws it is loaded only where one is shown. */
export function Qr({ text, label }: QrProps) {
  const [modules, setModules] = useState<boolean[][]>();
  useEffect(() => {
    let current = true;
    void fetched(() => import("uqr")).then(({ encode }) => {
      if (current) setModules(encode(text, { ecc: "M", border: 0 }).data);
    });
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <div className="aspect-square">
      {modules === undefined ? null : <QrCode modules={modules} label={label} framed />}
    </div>
  );
}
