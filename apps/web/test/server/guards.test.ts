/** The small parts that guard the server's doors. */
import { expect, it } from "vitest";
import { addressKey, isSecure } from "@/server/http-guards/address";
import { contentSecurityPolicy, securityHeaders } from "@/server/http-guards/headers";
import { readGuestCookie } from "@/server/identity/cookie";
import { renameInput } from "@/server/routers/input";
import { errorLine, tableTag } from "@/server/runtime/log";
import { readSettings } from "@/server/runtime/settings";
import { normalWords } from "@/server/words/normal";
import { WORDS } from "@/server/words/wordlist";

it("has enough words that are short, plain and different", () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
  expect(WORDS.every((word) => /^[a-z]{3,9}$/.test(word))).toBe(true);
  expect([...WORDS].sort()).toEqual(WORDS);
  expect(Math.log2(WORDS.length ** 3)).toBeGreaterThan(31);
});

it.each([
  ["amber heron lock", "amber heron lock"],
  ["  Amber,HERON\nLock! ", "amber heron lock"],
  ["amber-heron-lock", "amber heron lock"],
  ["amber heron", null],
  ["amber heron lock pie", null],
  ["", null],
  ["ämber heron lock", "mber heron lock"],
  ["averyveryverylongword heron lock", null],
])("reads the words %j", (typed, words) => {
  expect(normalWords(typed)).toBe(words);
});

it("takes an address from the socket, and from proxies only as many as are ours", () => {
  const told = new Headers({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" });
  expect(addressKey(told, 0, "::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(addressKey(told, 1, "127.0.0.1")).toBe("10.0.0.1");
  expect(addressKey(told, 2, "127.0.0.1")).toBe("1.2.3.4");
  expect(addressKey(told, 9, "127.0.0.1")).toBe("127.0.0.1");
  expect(addressKey(new Headers(), 0, null)).toBeNull();
  expect(addressKey(new Headers(), 0, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(addressKey(new Headers(), 0, "2001:DB8::1")).toBe("2001:db8:0:0::/64");
  expect(addressKey(new Headers(), 0, "::1")).toBe("0:0:0:0::/64");
  expect(addressKey(new Headers(), 0, "fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(addressKey(new Headers({ "x-forwarded-for": "nonsense" }), 1, "127.0.0.1")).toBeNull();
  // Some proxies add the port, which differs for every connection.
  const withPort = (address: string) => addressKey(new Headers({ "x-forwarded-for": address }), 1, null);
  expect(withPort("192.0.2.7:4711")).toBe("192.0.2.7");
  expect(withPort("[2001:db8:1:2::5]:4711")).toBe("2001:db8:1:2::/64");
  expect(withPort("[2001:db8:1:2::5]")).toBe("2001:db8:1:2::/64");
});

it("reads only its own cookie", () => {
  const token = "A".repeat(43);
  expect(readGuestCookie(`a=b; stillwater=${token}; c=d`, false)).toBe(token);
  expect(readGuestCookie(`stillwater=${token}`, true)).toBeNull();
  expect(readGuestCookie(`__Host-stillwater=${token}`, true)).toBe(token);
  expect(readGuestCookie("stillwater=short", false)).toBeNull();
  expect(readGuestCookie(`stillwater=short; stillwater=${token}`, false)).toBe(token);
  expect(readGuestCookie(null, false)).toBeNull();
});

it("forbids pages everything they do not need", () => {
  const policy = contentSecurityPolicy({ nonce: "abc", secure: true });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-eval");
  expect(securityHeaders({ nonce: "abc", secure: false })).not.toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders({ nonce: "abc", secure: true })).toHaveProperty("Strict-Transport-Security");
});

it.each([
  ["Ana", "Ana"],
  ["  Cléo \n de  Mer ", "Cléo de Mer"],
  ["A\u200bna\u00ad\u2060", "Ana"],
  ["An\u200da", "Ana"],
  ["Ana\ufe0f", "Ana"],
  ["A\u{e0041}na", "Ana"],
  ["👩‍🚀", "👩‍🚀"],
  ["👩🏽‍🚀 ❤️", "👩🏽‍🚀 ❤️"],
  ["🇫🇷", "🇫🇷"],
  ["Nguyễn", "Nguyễn"],
  ["नमस्ते", "नमस्ते"],
  ["王小明", "王小明"],
  ["\u3164", null],
  ["\u2800\u2800", null],
  ["\u200b", null],
  ["...", null],
  ["\u202eanA", null],
  ["a\u0335\u0336\u0337", null],
])("takes the name %j as %j", (typed, name) => {
  const read = renameInput.safeParse({ name: typed, language: "en" });
  expect(read.success ? read.data.name : null).toBe(name);
});

it("believes nobody about encryption but proxies of ours", () => {
  const told = new Headers({ "x-forwarded-proto": "https" });
  expect(isSecure(told, 0)).toBe(false);
  expect(isSecure(told, 1)).toBe(true);
  expect(isSecure(new Headers(), 1)).toBe(false);
  expect(isSecure(new Headers({ "x-forwarded-proto": "https, http" }), 1)).toBe(false);
});

it("refuses settings that cannot be meant", () => {
  expect(() => readSettings({ TRUSTED_PROXY_HOPS: "one" })).toThrow(/TRUSTED_PROXY_HOPS is "one"/);
  expect(() => readSettings({ ALLOWED_ORIGINS: "play.example.org" })).toThrow(/ALLOWED_ORIGINS/);
  expect(() => readSettings({ ALLOWED_ORIGINS: "https://a.example/path" })).toThrow(/ALLOWED_ORIGINS/);
  expect(readSettings({ ALLOWED_ORIGINS: "https://a.example, http://b.example:81/" }).origins).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
});

it("logs errors without their messages, and tables without their names", () => {
  const line = JSON.stringify(errorLine(Object.assign(new Error("47 in hand:1"), { code: "SQLITE_FULL" })));
  expect(line).not.toContain("hand:1");
  expect(line).toContain("SQLITE_FULL");
  expect(tableTag("abcdefghijkl")).toMatch(/^[0-9a-f]{8}$/);
});
