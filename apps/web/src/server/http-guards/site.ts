import { readSettings } from "../runtime/settings";
import { isSecure } from "./address";
import { ownOrigin } from "./origin";

/** This site's origin as the asking browser knows it, such as "https://play.example.org"; for links that people share. */
export function siteOf(headers: Headers): string {
  const { proxyHops } = readSettings(process.env);
  return ownOrigin(headers, isSecure(headers, proxyHops), proxyHops) ?? "http://localhost";
}
