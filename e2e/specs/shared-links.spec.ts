// What messengers and devices show of a link or of the installed site: names and pictures that they can fetch and read.
import type { Page } from "@playwright/test";
import { gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { say } from "../fixtures/words";

/** The largest picture, in bytes, that the common messengers show. */
const MOST_BYTES = 300_000;

/** Fetches a PNG as another site would; resolves to its width and height in pixels. */
async function sizeOf({ request }: Page, address: string): Promise<readonly [number, number]> {
  const answer = await request.get(address);
  expect(answer.headers()["content-type"], address).toBe("image/png");
  const body = await answer.body();
  expect(body.length, address).toBeLessThan(MOST_BYTES);
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}

test("a shared link shows its title, what it is, and a picture", async ({ arrive, server }) => {
  const ana = await arrive();
  const { page } = ana;
  const table = await gather([ana], { code: "sea p1", names: ["Ana"] });
  const described = new Set<string>();
  for (const path of ["/en", "/de/daily", "/fr/play/new", "/en/rules/T.place.cost", `/en/play/${table}`]) {
    await page.goto(path);
    const said = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    expect(await said("title"), path).toBe(await page.title());
    expect(await said("image:alt"), path).toMatch(/\S/);
    described.add((await said("description")) ?? "");
    const address = (await said("image")) ?? "";
    expect(address).toContain(`${server.url}/`);
    const declared = [await said("image:width"), await said("image:height")].map(Number);
    expect(await sizeOf(page, address)).toEqual(declared);
    const large = page.locator('meta[name="twitter:card"][content="summary_large_image"]');
    await expect(large).toHaveCount(1);
  }
  const robots = await (await page.request.get("/robots.txt")).text();
  const groups = robots.split(/\n\n+/).map((group) => group.split("\n"));
  const ofPreviews = groups.find((lines) => lines.includes("User-Agent: Twitterbot"));
  expect(ofPreviews).not.toContain("Disallow: /*/play/");
  expect(groups.find((lines) => lines.includes("User-Agent: *"))).toContain("Disallow: /*/play/");
  expect(described.size).toBe(5);
  expect(described).not.toContain("");
});

test("an installed site has an icon on every device", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/en");
  const touch = page.locator('link[rel="apple-touch-icon"]');
  expect(await sizeOf(page, (await touch.getAttribute("href")) ?? "")).toEqual([180, 180]);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { icons } = await (await page.request.get(manifest ?? "")).json();
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "maskable"]);
  for (const { src, sizes } of icons) expect((await sizeOf(page, src)).join("x")).toBe(sizes);
});

test("an installed site speaks a person's language, and its icon opens the day, the companion and the rules", async ({
  arrive,
}) => {
  const { page } = await arrive();
  for (const language of ["en", "fr", "de"] as const) {
    await page.goto(`/${language}`);
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const { id, lang, shortcuts } = await answer.json();
    expect([id, lang]).toEqual(["/", language]);
    expect(shortcuts).toEqual([
      { name: say(language, "shell.navToday"), url: `/${language}/daily` },
      { name: say(language, "shell.navCompanion"), url: `/${language}/companion` },
      { name: say(language, "shell.navRules"), url: `/${language}/rules` },
    ]);
    for (const { url } of shortcuts) expect((await page.goto(url))?.status()).toBe(200);
  }
});
