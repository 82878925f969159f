/** The header in which the proxy passes this site's origin to pages, such as "https://play.example.org". */
export const SITE_HEADER = "x-stillwater-site";
