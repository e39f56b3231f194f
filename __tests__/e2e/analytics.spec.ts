import { expect, type Page, test } from "@playwright/test";
import { wake } from "../../scripts/lib/react-in-page";

type Sent = { name: string; data: Record<string, string | number | boolean> };

/**
 * Records events. It replaces `window.va` of the provider's script, because the tested build has analytics off. Clicks on
 * links are recorded without leaving the page.
 */
async function recordEvents(page: Page): Promise<() => Promise<Sent[]>> {
  const sent: Sent[] = [];
  await page.exposeFunction("recordEvent", (event: Sent) => sent.push(event));
  await page.addInitScript(() => {
    const target = window as unknown as { va: unknown; recordEvent: (event: unknown) => void };
    target.va = (type: string, event: unknown) => type === "event" && target.recordEvent(event);
    document.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^=http]")) event.preventDefault();
    });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return sent;
  };
}

test("Visit Website is a conversion, with the title before the colon and the rank", async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto("/reviews");
  await wake(page);
  const cards = page.locator("[data-ranking] > li:visible");
  const rank = await cards.evaluateAll((items) =>
    items.findIndex((item) => item.querySelector("a[data-affiliate]")?.textContent?.startsWith("Visit Website")),
  );
  const card = cards.nth(rank);
  const title = (await card.getByRole("heading", { level: 3 }).textContent())?.trim();
  await card.getByRole("link", { name: /^Visit Website/ }).click();
  const conversions = (await events()).filter(({ name }) => name === "affiliate_click");
  expect(conversions).toEqual([
    {
      name: "affiliate_click",
      data: { label: `Visit Website: ${title}`, category: "Conversion", value: rank + 1 },
    },
  ]);
});

test("every other way out of the site is an outbound click with its address", async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto("/");
  await wake(page);
  const links = page.locator("a[href^=http]:visible");
  expect(await links.count()).toBeGreaterThan(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (let index = 0; index < hrefs.length; index++) await links.nth(index).dispatchEvent("click");
  const outbound = (await events()).filter(({ name }) => name === "outbound_click");
  expect(outbound.map(({ data }) => data.url)).toEqual(hrefs);
  for (const { data } of outbound) {
    expect(data.category).toBe("External Link");
    expect(data.label).toMatch(/^Clicked: \S/);
  }
});

test("the depth of 90 % is reported once per page visit", async ({ page }) => {
  const events = await recordEvents(page);
  const depths = async () => (await events()).filter(({ name }) => name === "scroll_depth");
  const scrollTo = (part: number) =>
    page.evaluate(async (one) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: scrollHeight * one - window.innerHeight, behavior: "instant" });
      // What has been scrolled past is noticed with the next frames.
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    }, part);
  await page.goto("/blog/what-a-year-of-company-costs");
  await wake(page);
  await scrollTo(0.85);
  expect(await depths()).toEqual([]);
  await scrollTo(0.95);
  const expected = {
    name: "scroll_depth",
    data: { label: "90% Scroll Depth", category: "Scroll", nonInteraction: true },
  };
  await expect.poll(depths).toEqual([expected]);
  await scrollTo(0.5);
  await scrollTo(1);
  expect(await depths()).toHaveLength(1);
  await page.goto("/blog");
  await wake(page);
  await scrollTo(1);
  await expect.poll(depths).toHaveLength(2);
});
