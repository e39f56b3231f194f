import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { type OwnSite, startOwnSite } from "./own-site";

/** An author who has written nothing yet: the one empty state that the site's own content has no page for. */
const file = "authors/new-writer.md";
const author = `---
name: New Writer
role: Editor
description: New Writer has come to the magazine and has not written for it yet.
avatar: /images/people/mara-ellison.webp
avatarAlt: Monogram portrait of a new writer
linkedinUrl: https://social.example/in/new-writer
expertise: [Privacy]
---
New Writer has just come.
`;

const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
    async ({}, use) => {
      const site = await startOwnSite();
      try {
        writeFileSync(join(site.content, file), author);
        const published = await site.publish({ files: [`content/${file}`] });
        expect(await published.json()).toMatchObject({ diagnostics: [] });
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an author without articles has a page that says so", async ({ page }) => {
      expect((await page.goto("/authors/new-writer"))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("New Writer");
      await expect(page.getByText("No articles found by this author.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    });
  });
}
