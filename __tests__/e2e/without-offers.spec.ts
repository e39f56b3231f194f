import { expect, type Page, test } from "@playwright/test";
import { wake } from "../../scripts/lib/react-in-page";
import { openAwake, openBox, suggestions } from "./search-reader";

/** Pages without offers (docs/decisions/047-pages-without-offers.md), and helplines. */

/** An article for readers in distress. */
const distress = "/blog/what-lonely-means-here";
/** Any other article. */
const ordinary = "/blog/what-a-year-of-company-costs";

/** Everything in a page by which somebody is paid. */
const commerce = (page: Page) =>
  page.locator(
    'a[data-affiliate], a[rel*="sponsored"], a[href*="utm_"], [aria-label="Promotion"], [aria-label^="Partner"], header [data-disclosure]',
  );

async function leaveThroughTop(page: Page): Promise<void> {
  await wake(page);
  await page.mouse.move(200, 10);
  await page.mouse.move(200, -5);
}

const exitOffer = (page: Page) => page.getByRole("dialog", { name: /before you go/i });

/** A search of somebody in distress. */
const search = "/search-results?q=i%20want%20to%20die";

/** That each such page names nothing that sells is tested in `app/pages-without-offers.test.tsx`; this is what a browser does with them. */
const quiet = [distress, search];

test("pages without offers have nothing that sells, also when the reader leaves", async ({ page }) => {
  for (const path of quiet)
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.getByRole("banner"), path).toBeVisible();
      await expect.soft(commerce(page), path).toHaveCount(0);
      await leaveThroughTop(page);
      await expect.soft(exitOffer(page), path).toHaveCount(0);
      await expect.soft(commerce(page), path).toHaveCount(0);
      expect.soft(await page.evaluate(() => sessionStorage.length), path).toBe(0);
      // An offer opens once in a session: one on this page must not hide one on the next.
      await page.evaluate(() => sessionStorage.clear());
    });
});

test("another article has what these lack, or the tests above would prove nothing", async ({ page }) => {
  await page.goto(ordinary);
  expect(await commerce(page).count()).toBeGreaterThan(6);
  await leaveThroughTop(page);
  await expect(exitOffer(page)).toBeVisible();
});

test("the document itself names no partner link, nor do its markdown and the feed", async ({ request }) => {
  const html = await (await request.get(distress)).text();
  expect(html).toContain("Porch Light Line");
  expect(html).not.toMatch(/data-affiliate|sponsored|utm_source|thistledown\.example/);
  const markdown = await (await request.get(`${distress}.md`)).text();
  expect(markdown).toContain("[Call 555 0100](tel:5550100)");
  expect(markdown).not.toMatch(/affiliate|commission|utm_/);
  const feed = (await (await request.get("/feed.xml")).text()).split("<item>");
  const item = feed.find((one) => one.includes(distress)) ?? "";
  expect(item).toContain('<a href="tel:5550100">Call 555 0100</a>');
  expect(item).not.toMatch(/sponsored|commission|<script/);
});

const places = (page: Page) =>
  page.locator(".helplines-name > strong").evaluateAll((names) => names.map(({ textContent }) => textContent));

test.describe("helplines", () => {
  for (const [locale, expected] of [
    ["de", ["Germany", "United States", "United Kingdom", "Any country"]],
    ["ja-JP", ["United States", "United Kingdom", "Germany", "Any country"]],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test("put the reader's own country first, before anything moves", async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        await page.goto(distress);
        expect(await places(page)).toEqual(expected);
        const own = page.locator(".helplines-place[data-own]");
        await expect(own).toHaveCount(locale === "ja-JP" ? 0 : 1);
        // React leaves the order alone.
        await wake(page);
        expect(await places(page)).toEqual(expected);
        expect(complaints).toEqual([]);
      });
    });

  test.describe("in a search", () => {
    test.use({ locale: "de" });
    test("are those of the reader's own country, before everything else, on the page and while typing", async ({
      page,
    }) => {
      await page.goto(search);
      expect(await places(page)).toEqual(["Germany", "United States", "United Kingdom", "Any country"]);
      await openAwake(page);
      await (await openBox(page)).fill("want to die");
      const options = suggestions(page).getByRole("option");
      await expect(options.first()).toHaveText("Having a hard time? Someone to talk to");
      await expect(options.nth(1)).toHaveText(/Call 030 23125 001/);
      await expect(options.nth(1)).toHaveAttribute("href", "tel:03023125001");
      await expect(suggestions(page).getByRole("group", { name: "Someone to talk to, now" })).toBeVisible();
      for (const option of await options.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });

  test.describe("without script", () => {
    test.use({ locale: "de", javaScriptEnabled: false });
    test("are complete, in the order of the file", async ({ page }) => {
      await page.goto(distress);
      await expect(page.getByText("Nachtlicht")).toBeVisible();
      await expect(page.getByRole("link", { name: "Text LAMP to 555 0101" })).toHaveAttribute(
        "href",
        "sms:5550101?body=LAMP",
      );
      expect(await page.locator(".helplines-name > strong").allTextContents()).toEqual([
        "United States",
        "United Kingdom",
        "Germany",
        "Any country",
      ]);
    });
  });

  test("have links that a finger meets", { tag: "@phone" }, async ({ page }) => {
    await page.goto(distress);
    for (const link of await page.locator(".helplines a").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
