/** Security headers for pages, set by proxy.ts: what a page may load and who may frame it. */

export interface HeaderOptions {
  /** A fresh random value per response, given to the page's own scripts and styles. */
  readonly nonce: string;
  /** Whether the browser's connection is encrypted; only then may the headers commit the site to HTTPS. */
  readonly secure: boolean;
  /** `next dev` evaluates code and opens a WebSocket for hot reloading. */
  readonly development?: boolean;
}

const TWO_YEARS_S = 63_072_000;

/** The content security policy of a page. */
export function contentSecurityPolicy({ nonce, development = false }: HeaderOptions): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    // Scripts set styles of single elements (positions of cards) as attributes, which a nonce cannot cover.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** All security headers, by name. The policy must be set on the request too: Next reads the nonce from there. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ...(options.secure ? { "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains` } : {}),
  };
}
