import { expect, test } from "@playwright/test";
import { isPhone } from "./reader";
import { openAwake, openBox, suggestions } from "./search-reader";

/** The search box and its overlay on small screens. */

test("typing suggests 5 results in the header, 10 in the overlay, and all of them behind a link", {
  tag: "@both",
}, async ({ page, request }) => {
  const count = isPhone(page) ? 10 : 5;
  const { total, results } = await (await request.get(`/api/search?q=Companion&limit=${count}`)).json();
  expect(total).toBeGreaterThan(10);
  const urls: string[] = results.map(({ url }: { url: string }) => url);
  const [firstWord] = results[0].title.split(" ");
  await openAwake(page);
  const box = await openBox(page);
  await expect(suggestions(page)).toHaveCount(0);
  await box.pressSequentially("cOMPANION");
  const options = suggestions(page).getByRole("option");
  // Before them, the quiet line; behind them, the link to all.
  await expect(options).toHaveCount(count + 2);
  await expect(options.first()).toHaveText("Having a hard time? Someone to talk to");
  // A pause while typing may show those of a part of the word first.
  await expect
    .poll(() => options.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    .toEqual(["/blog/what-lonely-means-here", ...urls, `/search-results?q=${encodeURIComponent(firstWord)}`]);
  await expect(options.last()).toHaveText("View all results");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(urls[0] ?? "");
});
