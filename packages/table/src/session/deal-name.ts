/** Deals by their short codes, which people read out, paste and send. */
import { setOf } from "@stillwater/engine";
import { readDigits } from "./digits";

/** How many digits name a deal that is kept on the server; the server keeps its seed. */
const ONLINE = 6;
/** How many digits name a deal that was dealt in a browser; they are its seed. */
const HERE = 12;

/** `sea-3p-7QK2M3`: the name of a deal on the server, as people see it. */
export function dealName(options: string, code: string): string {
  const { game, players } = setOf(options);
  return `${game}-${players}p-${code}`;
}

/** The code in what somebody typed: its last six digits, in any spelling. Null if there are none. */
export function readDealCode(typed: string): string | null {
  const last = typed
    .trim()
    .split(/[\s-]+/)
    .at(-1);
  return readDigits(last ?? "", ONLINE);
}

/** `sea p2 -12 7QK2-M3XT-9ABC`: no server knows this deal's options, so its name has them. Null for other seeds. */
export function localDealName(options: string, seed: string): string | null {
  const digits = readDigits(seed.replace(/^v1:/, ""), HERE);
  return digits === null ? null : `${options} ${digits.replace(/(.{4})(?=.)/g, "$1-")}`;
}

/** A browser's deal in what somebody typed; `options` is empty if only the digits were typed. Null if it is none. */
export function readLocalDeal(typed: string): { readonly options: string; readonly seed: string } | null {
  const [, options = "", last = ""] = /^(?:(.*)\s)?(\S+)$/.exec(typed.trim()) ?? [];
  const digits = readDigits(last.replaceAll("-", ""), HERE);
  return digits === null ? null : { options: options.trim(), seed: `v1:${digits}` };
}

/** The address that deals the same cards again, in any language. */
export function dealAddress(origin: string, name: string): string {
  return `${origin}/play/new?${new URLSearchParams({ deal: name })}`;
}
