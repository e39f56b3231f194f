import { expect } from "@playwright/test";
import { isHydrated } from "../../../scripts/lib/react-in-page";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** A page that is published again after a reader has opened it (docs/decisions/055-reading-without-react.md). */
test.describe.configure({ timeout: 90_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

test("React shows the newer text, and keeps what the reader has typed and marked", async ({ page }) => {
  const slug = "what-a-year-of-company-costs";
  await page.goto(`${site.origin}/blog/${slug}`);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();

  const file = `blog/${slug}.md`;
  site.write(file, site.read(file).replace(/^title: .*$/m, "title: Published in between"));
  await site.publishFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Published in between");

  const email = page.getByRole("contentinfo").getByRole("textbox", { name: /email/i });
  await email.pressSequentially("reader@", { delay: 20 });
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published in between");
  await expect(email).toHaveValue("reader@");
  await expect(email).toBeFocused();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});
