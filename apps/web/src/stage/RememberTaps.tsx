import { headers } from "next/headers";

/** Only parts that are not yet hydrated: elsewhere a tap takes effect at once. */
const REMEMBERED = "[data-early] :is(button,[role=option],[role=gridcell],[role=radio])";
const REMEMBER_TAP = `addEventListener("click",function(e){window.stillwaterTap=e.target.closest("${REMEMBERED}")||undefined},true);addEventListener("submit",function(e){if(e.target.closest("[data-early]"))e.preventDefault()},true)`;

/** The script described in `early.ts`, which runs in the page before all our others; for pages that render `Alive`. */
export async function RememberTaps() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
  return <script {...(nonce === undefined ? {} : { nonce })}>{REMEMBER_TAP}</script>;
}
