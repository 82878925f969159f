import { readSettings } from "../runtime/settings";
import { isSecure } from "./address";
import { ownOrigin } from "./origin";

/** Where this site is as the asking browser knows it, such as "https://play.example.org"; for addresses that are shared. */
export function siteOf(headers: Headers): string {
  const { proxyHops } = readSettings(process.env);
  return ownOrigin(headers, isSecure(headers, proxyHops), proxyHops) ?? "http://localhost";
}
