/** Reads QR codes in a picture: with the browser's own reader where it has one, else with one fetched when it is needed. */
import { fetched } from "@/layout/late";

export interface CodeReader {
  readonly detect: (image: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}

interface Detector {
  new (options: { readonly formats: ["qr_code"] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: { readonly formats: ["qr_code"] } = { formats: ["qr_code"] };

export async function codeReader(): Promise<CodeReader> {
  const own = (globalThis as { readonly BarcodeDetector?: Detector }).BarcodeDetector;
  // Some browsers have the reader's name and nothing behind it.
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own !== undefined && formats.includes("qr_code")) return new own(FORMATS);
  const { BarcodeDetector } = await fetched(() => import("qr/decode.js"));
  return new BarcodeDetector({ formats: [...FORMATS.formats] });
}

/** What stands in the codes of a picture; nothing where there is none, or where it cannot be read. */
export async function textsIn(reader: CodeReader, image: ImageBitmapSource): Promise<readonly string[]> {
  try {
    return (await reader.detect(image)).map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
}
