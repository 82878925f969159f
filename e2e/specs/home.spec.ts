import { expect, type Language, LOCALES, test } from "../fixtures/house";

test.describe("the home page", () => {
  for (const language of Object.keys(LOCALES) as Language[]) {
    test(`greets in ${language}, without an error and without breaking its own content policy`, async ({
      arrive,
    }) => {
      const { page, faults } = await arrive({ language });
      const answer = await page.goto("/");
      expect(answer?.ok()).toBe(true);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const door of ["/companion", "/play/new?companion"])
        await expect(page.locator(`a[href="/${language}${door}"]:visible`).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(faults.found).toEqual([]);
    });
  }
});

test("the server says that it is alive and ready", async ({ server, request }) => {
  expect((await request.get(`${server.url}/api/healthz`)).status()).toBe(200);
  expect((await request.get(`${server.url}/api/readyz`)).status()).toBe(200);
});
