import { look } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";

test.use({ deal: "e2e-3" });

const unreachable =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|Failed to fetch|502/;

test("a server killed in the middle of a game comes back, and both go on without loading the page again", async ({
  arrive,
  server,
}) => {
  // One of them is behind a gateway, which answers for the server that is gone.
  const ana = await arrive({ except: unreachable, recorded: true });
  const ben = await arrive({ except: unreachable });
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);
  const crew = [new Screen(ana.page), new Screen(ben.page)];
  await sail(crew, [ana, ben], table, { after: (acts) => acts < 6 });
  const before = await look(ana, table);

  for (const person of [ana, ben]) {
    await person.page.evaluate(() => {
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
  }
  await server.crash();
  await expect(ana.page.getByText("Your seat is safe.")).toBeVisible();
  await server.start();
  await expect(ana.page.getByText("Your seat is safe.")).toBeHidden();
  await expect(ben.page.getByText("Your seat is safe.")).toBeHidden();

  const after = await look(ana, table);
  expect(after.rev).toBe(before.rev);
  expect(after.position).toBe(before.position);
  const later = await sail(crew, [ana, ben], table, { after: (acts) => acts < 6 });
  expect(later.rev).toBeGreaterThan(before.rev + 5);
  for (const person of [ana, ben]) {
    expect(await person.page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
    expect(person.faults.found).toEqual([]);
  }
});

test("a server asked to stop ends within eight seconds with streams open, and exits cleanly", async ({
  arrive,
  server,
}) => {
  const ana = await arrive({ except: unreachable });
  const table = await openTable(ana, 2, "Ana");
  await expect(ana.page.getByText("Come aboard")).toBeVisible();
  const since = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - since).toBeLessThan(8_000);
  await server.start();
  expect((await look(ana, table)).status).toBe("waiting");
});
