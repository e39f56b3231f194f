import { expect } from "@playwright/test";
import { contact, fillIn, newValues, openForm, test, valuesOf } from "./form-site";

/** A form with script: answered in the page. What a service answers, and limits, are in lib/messages/handle.test.ts. */
test("arrives as JSON, success is said and the fields are cleared", async ({ page, service }) => {
  const form = await openForm(page, contact);
  expect(await valuesOf(form)).toEqual(contact.defaults);
  const values = newValues(contact);
  await fillIn(form, values);
  await form.getByRole("button", { name: contact.button }).click();
  await expect(form.getByRole("status")).toHaveText(contact.success);
  expect(await valuesOf(form)).toEqual(contact.defaults);
  await expect(page).toHaveURL(contact.path);
  // The exact names in their order, and nothing else.
  expect(service.received).toMatchObject([
    { path: "/contact-hook", headers: { "content-type": "application/json" }, body: JSON.stringify(values) },
  ]);
});
