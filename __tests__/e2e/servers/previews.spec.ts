import { expect } from "@playwright/test";
import { today } from "../../../lib/content/site/entry-dates";
import { type Preview, signPreview } from "../../../lib/publish/preview-link";
import { type OwnSite, startOwnSite, test } from "../own-site";

// In one worker, so that the server is started once.
test.describe.configure({ mode: "default", timeout: 90_000 });

/** A draft of the fixture site (`__tests__/fixtures/site/blog`), which readers never see. */
const draft: Preview = { folder: "blog", slug: "notes-in-the-margin", until: today(), note: "Is the tone right?" };
const previewSecret = "a-secret-of-sixteen";
const link = signPreview(draft, previewSecret);

let previews: OwnSite;
test.beforeAll(async () => {
  previews = await startOwnSite({ PREVIEW_SECRET: previewSecret });
});
test.afterAll(() => previews.stop());

test("a signed link shows a draft, which nobody keeps, lists or indexes", async ({ page }) => {
  const answer = await previews.get(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'nonce-");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"');
  expect(html).not.toContain("application/ld+json");

  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(previews.origin + link);
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("This text is a draft.");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Is the tone right?");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const pictures = page.locator("main img");
  expect(await pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(
    true,
  );
  expect(errors).toEqual([]);
  for (const path of ["/sitemap.xml", "/blog", "/feed.xml", "/llms.txt"])
    expect(await previews.text(path)).not.toContain(draft.slug);
});

test("without the secret, or with anything changed, there is nothing", async ({ site }) => {
  const missing = await previews.get("/preview/blog/no-such-text");
  expect(missing.status).toBe(404);
  expect((await site.get(link)).status).toBe(404);
  for (const path of [
    link.replace("signature=", "signature=x"),
    link.split("?")[0] ?? "",
    `${link}`.replace("blog", "reviews"),
  ])
    expect((await previews.get(path)).status).toBe(404);
  expect((await previews.get(`/blog/${draft.slug}`)).status).toBe(404);
});

test("a link can show an entry as it will be on a day, and only that link", async () => {
  const [before, soon, then] = [4, 5, 6].map((days) => today(new Date(Date.now() + days * 86_400_000)));
  // A test that is published in five days, with a version that the review then shows.
  const record = previews
    .read("test-reports/brasswick-2025-02-01.md")
    .replace(/^date: .*$/m, `date: ${soon}`)
    .replace(/^version: .*$/m, "version: the version of later");
  previews.write(`test-reports/brasswick-${soon}.md`, record);
  const review: Preview = { ...draft, folder: "reviews", slug: "brasswick-app-review" };
  const asOn = (on?: string) => previews.text(signPreview({ ...review, on }, previewSecret));

  await expect.poll(() => asOn(then)).toContain("the version of later");
  expect(await asOn(then)).toContain("This page as it will be on");
  for (const on of [before, undefined]) expect(await asOn(on)).not.toContain("the version of later");
  // Requests at the same moment do not see each other's day.
  const [, page, now] = await Promise.all([
    asOn(then),
    previews.text("/reviews/brasswick-app-review"),
    asOn(),
    asOn(then),
  ]);
  expect(page).not.toContain("the version of later");
  expect(now).not.toContain("the version of later");
});
