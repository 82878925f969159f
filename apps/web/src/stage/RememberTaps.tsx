import { headers } from "next/headers";

/** In what is alive already a tap is done at once. */
const REMEMBERED = "[data-early] :is(button,[role=option],[role=gridcell],[role=radio])";
const REMEMBER_TAP = `addEventListener("click",function(e){window.stillwaterTap=e.target.closest("${REMEMBERED}")||undefined},true);addEventListener("submit",function(e){if(e.target.closest("[data-early]"))e.preventDefault()},true)`;

/** The few words of `early.ts` that run in the page before anything else of ours; for a page on which `Alive` will stand. */
export async function RememberTaps() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
  return <script {...(nonce === undefined ? {} : { nonce })}>{REMEMBER_TAP}</script>;
}
