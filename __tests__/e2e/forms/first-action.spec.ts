import { expect } from "@playwright/test";
import { openSlowly, slow } from "../slow-reader";
import { contact, fillIn, formOf, newValues, test } from "./form-site";

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 740 } });

/** The form is filled in at once: hydration happens while the reader types, or after the browser has sent the form itself. */
test("what is sent as the first thing on a page arrives once, and the reader is told", async ({ page, service }) => {
  await openSlowly(page, contact.path);
  const form = formOf(page);
  const values = newValues();
  await fillIn(form, values);
  await form.getByRole("button", { name: contact.button }).click({ noWaitAfter: true });
  const told = page.getByText(contact.success).or(page.getByRole("heading", { name: contact.doneHeading }));
  await expect(told.first()).toBeVisible(slow);
  expect(service.received.map(({ body }) => JSON.parse(body))).toEqual([values]);
});
