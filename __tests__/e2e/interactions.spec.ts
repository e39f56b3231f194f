import { expect, type Page, test } from "@playwright/test";
import { wake } from "./react-in-page";
import { isPhone } from "./reader";

const article = "/blog/what-a-year-of-company-costs";

test("the exit offer opens for who leaves through the top edge alone, keeps the focus inside, fits the screen and discloses", {
  tag: "@both",
}, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: /before you go/i });
  await page.goto(article);
  await wake(page);
  await page.mouse.move(10, 300);
  await page.mouse.move(-5, 300);
  await expect(dialog).toHaveCount(0);
  await page.mouse.move(200, 10);
  await page.mouse.move(200, -5);
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    // After the last control, the focus moves to the browser's toolbar, never to the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer"))).toBeNull();
  }
  const link = dialog.getByRole("link", { name: /opens in a new tab/ });
  await expect(link).toHaveAttribute("rel", "sponsored noopener");
  await expect(dialog.locator("[data-disclosure]")).toBeVisible();
  const box = await dialog.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
});

test.describe("table of contents", () => {
  const contents = (page: Page) => page.locator("[data-toc]");
  const topOf = (page: Page, id: string) =>
    page.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? Number.NaN, id);

  test("scrolls smoothly to 100 px above a section, marks it, moves the focus, and Back returns", {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto(article);
    await wake(page);
    if (isPhone(page)) await contents(page).locator("summary").click();
    const link = contents(page).getByRole("link").nth(2);
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      const steps: number[] = [];
      Object.assign(window, { steps });
      window.addEventListener("scroll", () => steps.push(window.scrollY));
    });
    await link.click();
    await expect.poll(() => topOf(page, id)).toBeCloseTo(100, 0);
    expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps.length)).toBeGreaterThan(5);
    await expect(page).toHaveURL(`${article}#${id}`);
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);

    await page.goBack();
    await expect(page).toHaveURL(article);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(start, -1);
    await page.goForward();
    await expect.poll(() => topOf(page, id)).toBeCloseTo(100, -1);
  });
});

test.describe("reviews list", () => {
  test("reveals each card 200 ms times its index later", async ({ page }) => {
    await page.goto("/reviews");
    const delays = await page
      .locator("[data-ranking] > li")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
    expect(delays.length).toBeGreaterThan(3);
    expect(delays.map(Number.parseFloat)).toEqual(delays.map((_, index) => expect.closeTo(index * 0.2, 5)));
    await expect(page.locator("[data-ranking] > li").first()).not.toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("[data-ranking] > li").first()).toHaveCSS("animation-name", "none");
  });

  test("has a way back up on small screens only, after about a screen", { tag: "@both" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/reviews");
    const button = page.getByRole("link", { name: "Scroll to top" });
    // Firefox 153 has no animations by scrolling: there, the way is always shown.
    const mayHide = isPhone(page) ? await page.evaluate(() => CSS.supports("animation-timeline: scroll()")) : true;
    await expect(button).toBeVisible({ visible: !mayHide });
    await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 1.5, behavior: "instant" }));
    if (!isPhone(page)) return expect(button).toBeHidden();
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the row of categories opens with the active one in its middle, and leaves the page where it is", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/alternatives");
  const row = page.getByRole("navigation", { name: "Categories" }).getByRole("list");
  const active = row.locator("[aria-current]");
  const middleOf = async (box: ReturnType<typeof row.boundingBox>) => {
    const { x, width } = (await box) ?? { x: Number.NaN, width: Number.NaN };
    return x + width / 2;
  };
  const scrolled = await row.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await middleOf(active.boundingBox())).toBeCloseTo(await middleOf(row.boundingBox()), -1);
  expect(scrolled).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Free to be scrolled once fonts have had their time to come.
  const scrollBack = (element: Element) => {
    element.scrollTo({ left: 0, behavior: "instant" });
    return element.scrollLeft;
  };
  await expect.poll(() => row.evaluate(scrollBack)).toBe(0);
});
