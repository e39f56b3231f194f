import { expect, test } from "@playwright/test";
import { pagesOfPart, parts } from "./pages-of-each-kind";

/** Every page is complete without script, whatever its content. */
test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 60_000 });

for (let part = 0; part < parts; part += 1)
  test(`pages of every kind can be read without script (${part + 1} of ${parts})`, { tag: "@phone" }, async ({
    page,
    request,
  }) => {
    for (const { path, status } of await pagesOfPart(request, part, { onlyListed: true }))
      await test.step(path, async () => {
        expect.soft((await page.goto(path))?.status(), path).toBe(status);
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
        for (const landmark of ["banner", "main", "contentinfo"] as const)
          await expect.soft(page.getByRole(landmark), path).toBeVisible();
        await expect.soft(page.getByRole("main"), path).toHaveText(/[\s\S]{100,}/, { useInnerText: true });
      });
  });
