import { expect, test } from "@playwright/test";

/** Reports on an app or a fact (docs/decisions/099-query-pages.md). */

const begun = "About Brasswick: Leave without writing\n\n";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a fact of a review leads to a form that is begun for it, and errors keep what was typed", async ({ page }) => {
    await page.goto("/reviews/brasswick-app-review");
    const wrong = page.locator('a[href$="fact=leave-alone"]');
    await page.locator("details", { has: wrong }).locator("summary").click();
    await page.getByRole("link", { name: "Wrong? Leave without writing" }).click();
    await expect(page).toHaveURL("/contact?about=brasswick&fact=leave-alone");
    const message = page.getByLabel("Message");
    await expect(message).toHaveValue(begun);
    await expect(page.getByLabel("Subject")).toHaveValue("Report Inaccuracy");
    await message.fill(`${begun}It is at the top.`);
    await page.locator("form[action='/api/contact']").evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue(`${begun}It is at the top.`);
    await expect(page.getByLabel("Subject")).toHaveValue("Report Inaccuracy");
  });
});

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
