import { expect, test } from "@playwright/test";

/** Reports on an app or a fact (docs/decisions/099-query-pages.md). */

const begun = "About Brasswick: Leave without writing\n\n";

test("the cursor stays where a reader has set it when React comes", async ({ page }) => {
  await page.goto("/contact?about=brasswick&fact=leave-alone");
  const message = page.getByLabel("Message");
  await message.press("ControlOrMeta+End");
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await message.pressSequentially("It is at the top.");
  await expect(message).toHaveValue(`${begun}It is at the top.`);
});
