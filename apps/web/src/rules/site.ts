import { headers } from "next/headers";
import { SITE_HEADER } from "@/site-header";

/** This site's origin as the requesting browser knows it: "https://play.example.org". */
export async function site(): Promise<string> {
  return (await headers()).get(SITE_HEADER) ?? "";
}
