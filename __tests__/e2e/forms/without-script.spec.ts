import { expect, type Page } from "@playwright/test";
import { accessibilityViolations, contentWidth } from "../axe";
import { retype } from "../reader";
import { contact, fillIn, formOf, newValues, test, valuesOf } from "./form-site";

/** A form without script: answered by a page (docs/decisions/011-forms-without-script.md). */

const alertOf = (page: Page) => page.getByRole("alert");

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("arrives as JSON, and a page says success", async ({ page, service }) => {
    await page.goto(contact.path);
    const form = formOf(page);
    expect(await valuesOf(form)).toEqual(contact.defaults);
    const values = newValues();
    await fillIn(form, values);
    await form.getByRole("button", { name: contact.button }).click();
    await expect(page).toHaveURL(contact.donePath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.doneHeading);
    await expect(page.getByRole("main")).toContainText(contact.success);
    expect(service.received.map(({ path, body }) => [path, body])).toEqual([["/contact-hook", JSON.stringify(values)]]);
  });

  test("is answered with what is wrong, and with what was typed, to be sent again", async ({ page, service }) => {
    await page.goto(contact.path);
    const form = formOf(page);
    const values = newValues();
    // As in a browser without form validation.
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await fillIn(form, { ...values, email: "reader" });
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    await form.getByRole("button", { name: contact.button }).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.wrongHeading);
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toContainText("Please correct this and send it again.");
    const again = formOf(page);
    const email = again.getByLabel("Email address");
    await expect(email).toHaveAccessibleDescription("Enter an email address like name@example.com.");
    expect(await valuesOf(again)).toEqual({ ...values, email: "reader" });
    await alertOf(page).getByRole("link").click();
    await expect(email).toBeFocused();
    expect(service.received).toEqual([]);

    await retype(email, values.email ?? "");
    await again.getByRole("button", { name: contact.button }).click();
    await expect(page).toHaveURL(contact.donePath);
    expect(service.received.map(({ body }) => body)).toEqual([JSON.stringify(values)]);
  });
});

test("the page that answers a form is sound, in both colours", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(contact.path);
  // Without script and without the browser's form validation.
  await formOf(page).evaluate((form) => (form as HTMLFormElement).submit());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.wrongHeading);
  await expect(page).toHaveTitle(`Error: ${contact.wrongHeading} | Paper Lantern`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,follow");
  expect(await contentWidth(page), "sideways scroll").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await accessibilityViolations(page), "light colours").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityViolations(page), "dark colours").toEqual([]);
});
