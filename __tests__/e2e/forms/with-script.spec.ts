import { expect } from "@playwright/test";
import { contact, fillIn, forms, newValues, openForm, test, valuesOf } from "./form-site";

/** The forms with script: answered in the page. What a service answers, and limits, are in lib/messages/handle.test.ts. */

for (const one of forms) {
  test.describe(one.name, () => {
    test("arrives as JSON, success is said and the fields are cleared", async ({ page, service }) => {
      const form = await openForm(page, one);
      expect(await valuesOf(form)).toEqual(one.defaults);
      await expect(form.locator("[role=status]")).toBeEmpty();
      const values = newValues(one);
      await fillIn(form, values);
      await form.getByRole("button", { name: one.button }).click();
      await expect(form.getByRole("status")).toHaveText(one.success);
      expect(await valuesOf(form)).toEqual(one.defaults);
      await expect(page).toHaveURL(one.path);

      expect(service.received).toMatchObject([
        { path: `/${one.name}-hook`, method: "POST", headers: { "content-type": "application/json" } },
      ]);
      // The exact names in their order, and nothing else.
      expect(service.received[0]?.body).toBe(JSON.stringify(values));
    });
  });
}

test("says so without a connection, keeps what was typed, and arrives once when it is back", async ({
  page,
  context,
  service,
}) => {
  const form = await openForm(page, contact);
  const values = newValues(contact);
  await fillIn(form, values);
  await context.setOffline(true);
  const button = form.getByRole("button", { name: contact.button });
  await button.click();
  await expect(form.getByRole("status")).toHaveText(contact.failed);
  expect(await valuesOf(form)).toEqual(values);
  await context.setOffline(false);
  await button.click();
  await expect(form.getByRole("status")).toHaveText(contact.success);
  expect(service.received.map(({ body }) => body)).toEqual([JSON.stringify(values)]);
});
