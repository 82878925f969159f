/** The header in which the proxy tells pages where this site is, such as "https://play.example.org". */
export const SITE_HEADER = "x-stillwater-site";
