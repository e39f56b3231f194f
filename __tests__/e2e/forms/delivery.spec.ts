import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { startOwnSite } from "../own-site";
import { contact, type FormCase, fillIn, formOf, forms, newsletter, newValues, openForm, test } from "./form-site";

/** From which origins forms are accepted, and where messages go without a webhook. */

const press = (form: Locator, { button }: FormCase) => form.getByRole("button", { name: button }).click();

for (const one of forms) {
  test(`the ${one.name} form of another site is refused`, async ({ page, site, service }) => {
    const address = `${site.origin}/api/${one.name}`;
    const fields = Object.entries(newValues(one)).map(
      ([name, value]) => `<textarea name="${name}">${value}</textarea>`,
    );
    // Another site, and another origin of this one.
    for (const origin of ["http://127.0.0.1:49151", "http://localhost:49151"]) {
      await page.route(`${origin}/`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<form action="${address}" method="post">${fields.join("")}<button>Send</button></form>`,
        }),
      );
      await page.goto(`${origin}/`);
      const answer = await page.evaluate(async (url) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(url, { method: "POST", headers, body: "{}" }).catch(() => undefined);
        return response?.status;
      }, address);
      expect(answer, origin).toBeUndefined();
      const navigation = page.waitForResponse(address);
      await page.getByRole("button", { name: "Send" }).click();
      expect((await navigation).status(), origin).toBe(403);
      await expect(page.getByRole("alert")).toHaveText("This form can only be sent from our own pages.");
    }
    expect(service.received).toEqual([]);
  });

  test(`the address of the ${one.name} form takes nothing but posts`, async ({ request }) => {
    const answer = await request.get(`/api/${one.name}`);
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe("POST, OPTIONS");
  });
}

test("without a webhook, what is sent goes to the inbox, with script and without", async ({ browser, page }) => {
  test.setTimeout(90_000);
  const site = await startOwnSite();
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const lines = (name: string) =>
    readFileSync(join(site.inbox, `${name}.jsonl`), "utf8")
      .trimEnd()
      .split("\n");
  try {
    for (const one of [contact, newsletter]) {
      const typed = [newValues(one), newValues(one)];
      const form = await openForm(page, { ...one, path: site.origin + one.path });
      await fillIn(form, typed[0] ?? {});
      await press(form, one);
      await expect(form.getByRole("status")).toHaveText(one.success);
      const plain = await withoutScript.newPage();
      await plain.goto(site.origin + one.path);
      await fillIn(formOf(plain, one), typed[1] ?? {});
      await press(formOf(plain, one), one);
      await expect(plain).toHaveURL(site.origin + one.donePath);

      const kept = lines(one.name).map((line) => JSON.parse(line));
      expect(kept).toEqual(typed.map((values) => ({ receivedAt: expect.stringMatching(/^\d{4}-.+Z$/), ...values })));
      expect(statSync(join(site.inbox, `${one.name}.jsonl`)).mode & 0o777).toBe(0o600);
    }
  } finally {
    await withoutScript.close();
    await site.stop();
  }
});
