/** Anything that a page works without is loaded only after everything it needs. */
import { afterEach, expect, it, vi } from "vitest";
import { whenIdle, whenIdleOrPressed } from "@/layout/late";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Lets everything continue that waits for the browser alone. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
};

it("waits for every part of the page that is still to come alive", async () => {
  document.body.innerHTML = `<div data-early="page"><div data-early="lesson"></div></div>`;
  const load = vi.fn(async () => "here");
  const coming = whenIdle(load);
  await settled();
  document.querySelector("[data-early=page]")?.removeAttribute("data-early");
  await settled();
  expect(load).not.toHaveBeenCalled();
  document.querySelector("[data-early=lesson]")?.removeAttribute("data-early");
  expect(await coming).toBe("here");
});

it("waits for no part that has left the page", async () => {
  document.body.innerHTML = `<div data-early="table"></div>`;
  const load = vi.fn(async () => "here");
  const coming = whenIdle(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  document.body.firstElementChild?.remove();
  expect(await coming).toBe("here");
});

it("fetches at a press what a press is answered with", async () => {
  document.body.innerHTML = `<div data-early="table"></div>`;
  const coming = whenIdleOrPressed(async () => "here");
  window.dispatchEvent(new Event("pointerdown"));
  expect(await coming).toBe("here");
});
