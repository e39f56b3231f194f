import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { contact, type FormCase, fillIn, formOf, newsletter, newValues, openForm } from "../forms/form-site";
import { test } from "../own-site";

const press = (form: Locator, { button }: FormCase) => form.getByRole("button", { name: button }).click();

test("without a webhook, what is sent goes to the inbox, with script and without", async ({ browser, page, site }) => {
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
  }
});
