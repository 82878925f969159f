/** Reads QR codes in a picture: with the browser's own reader if it has one, else with one fetched on demand. */
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
  // Some browsers define the API without supporting any format.
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own !== undefined && formats.includes("qr_code")) return new own(FORMATS);
  const { BarcodeDetector } = await fetched(() => import("qr/decode.js"));
  return new BarcodeDetector({ formats: [...FORMATS.formats] });
}

/** The texts of the codes in a picture; empty if there are none or they cannot be read. */
export async function textsIn(reader: CodeReader, image: ImageBitmapSource): Promise<readonly string[]> {
  try {
    return (await reader.detect(image)).map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
}
