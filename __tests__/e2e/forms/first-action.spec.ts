import { expect } from "@playwright/test";
import { openSlowly, slow } from "../slow-reader";
import { fillIn, formOf, forms, newValues, test } from "./form-site";

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 740 } });

/** The form is filled in at once: hydration happens while the reader types, or after the browser has sent the form itself. */
for (const one of forms)
  test(`${one.name}: what is sent as the first thing on a page arrives once, and the reader is told`, async ({
    page,
    service,
  }) => {
    await openSlowly(page, one.path);
    const form = formOf(page, one);
    const values = newValues(one);
    await fillIn(form, values);
    await form.getByRole("button", { name: one.button }).click({ noWaitAfter: true });
    const told = page.getByText(one.success).or(page.getByRole("heading", { name: one.doneHeading }));
    await expect(told.first()).toBeVisible(slow);
    expect(service.received.map(({ body }) => JSON.parse(body))).toEqual([values]);
  });
