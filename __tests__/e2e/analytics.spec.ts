import { expect, test } from "@playwright/test";
import { wake } from "./react-in-page";

type Sent = { name: string; data: Record<string, string | number | boolean> };

test("a page reports Visit Website, each other way out, and its depth of 90 % once", async ({ page }) => {
  const sent: Sent[] = [];
  const reported = (name: string) => sent.filter((event) => event.name === name).map(({ data }) => data);
  await page.exposeFunction("recordEvent", (event: Sent) => sent.push(event));
  // In place of the provider's script, because the tested build has analytics off. Nothing leaves the page.
  await page.addInitScript(() => {
    const target = window as unknown as { va: unknown; recordEvent: (event: unknown) => void };
    target.va = (type: string, event: unknown) => type === "event" && target.recordEvent(event);
    document.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^=http]")) event.preventDefault();
    });
  });
  await page.goto("/reviews");
  await wake(page);
  const cards = page.locator("[data-ranking] > li:visible");
  const rank = await cards.evaluateAll((items) =>
    items.findIndex((item) => item.querySelector("a[data-affiliate]")?.textContent?.startsWith("Visit Website")),
  );
  const title = (await cards.nth(rank).getByRole("heading", { level: 3 }).textContent())?.trim();
  await cards
    .nth(rank)
    .getByRole("link", { name: /^Visit Website/ })
    .click();
  const conversion = { label: `Visit Website: ${title}`, category: "Conversion", value: rank + 1 };
  await expect.poll(() => reported("affiliate_click")).toEqual([conversion]);

  const social = page.getByRole("list", { name: "Social links" }).getByRole("link").first();
  await social.click();
  const wayOut = { label: expect.stringMatching(/^Clicked: \S/), category: "External Link" };
  const url = await social.getAttribute("href");
  await expect.poll(() => reported("outbound_click")).toEqual([{ ...wayOut, url }]);

  const depth = { label: "90% Scroll Depth", category: "Scroll", nonInteraction: true };
  for (const top of [0, 1e6, 0, 1e6]) await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(() => reported("scroll_depth")).toEqual([depth]);
});
