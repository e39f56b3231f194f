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

const ignored = [
  ...["about=", "about=nobody&fact=leave-alone", "about=__proto__", "about=..%2F..%2Freviews", "about=%00", "fact=x"],
  ...["about=%E0%A4%A", "about[]=brasswick", `about=${"a".repeat(4000)}`, "about=%3Cscript%3E&about=brasswick"],
];

test("the contact page ignores what is no report", async ({ request }) => {
  const formAt = async (address: string) => {
    const response = await request.get(address);
    return [response.status(), /<form[^>]* action="\/api\/contact"[\s\S]*?<\/form>/.exec(await response.text())?.[0]];
  };
  const plain = await formAt("/contact");
  expect(plain).toEqual([200, expect.stringContaining('name="message"')]);
  for (const query of ignored) expect.soft(await formAt(`/contact?${query}`), query).toEqual(plain);
});

test("a fact that is not known leaves the app, and nothing of the address stands on the page", async ({ request }) => {
  const html = await (await request.get("/contact?about=brasswick&fact=%3Cscript%3Ealert(1)%3C/script%3E")).text();
  expect(html).toContain("About Brasswick\n\n</textarea>");
  expect(html).not.toContain("alert(1)");
});

test("where the middleware leads is no address, and the plain page stays static", async ({ request }) => {
  expect((await request.get("/contact/report?about=brasswick")).status()).toBe(404);
  const plain = await request.get("/contact");
  expect(plain.headers()["x-nextjs-cache"]).toMatch(/HIT|STALE/);
  expect(await plain.text()).not.toContain("About Brasswick");
});
