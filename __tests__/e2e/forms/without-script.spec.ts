import { expect, type Page } from "@playwright/test";
import { accessibilityViolations, contentWidth } from "../axe";
import { retype } from "../reader";
import { contact, deliverKept, fillIn, formOf, forms, newValues, openForm, test, valuesOf } from "./form-site";

/** The forms without script: answered by a page (docs/decisions/011-forms-without-script.md). */

const alertOf = (page: Page) => page.getByRole("alert");

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const one of forms) {
    test.describe(one.name, () => {
      test("arrives as JSON, and a page says success", async ({ page, service }) => {
        const form = await openForm(page, one, false);
        expect(await valuesOf(form)).toEqual(one.defaults);
        const values = newValues(one);
        await fillIn(form, values);
        await form.getByRole("button", { name: one.button }).click();
        await expect(page).toHaveURL(one.donePath);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.doneHeading);
        await expect(page.getByRole("main")).toContainText(one.success);
        expect(service.received).toMatchObject([
          { path: `/${one.name}-hook`, method: "POST", headers: { "content-type": "application/json" } },
        ]);
        expect(service.received[0]?.body).toBe(JSON.stringify(values));
      });

      test("is not sent by the browser while a field is missing or wrong", async ({ page, service }) => {
        const form = await openForm(page, one, false);
        const button = form.getByRole("button", { name: one.button });
        const email = form.getByLabel("Email address");
        for (const address of ["", "reader"]) {
          await fillIn(form, { ...newValues(one), email: address });
          await button.click();
          await expect(email).toBeFocused();
          await expect(email).toHaveValue(address);
        }
        await expect(page).toHaveURL(one.path);
        expect(service.received).toEqual([]);
      });

      test("is answered with what is wrong, and with what was typed, to be sent again", async ({ page, service }) => {
        const form = await openForm(page, one, false);
        const values = newValues(one);
        // As in a browser without form validation.
        await form.evaluate((element) => element.setAttribute("novalidate", ""));
        await fillIn(form, { ...values, email: "reader" });
        const answer = page.waitForResponse((response) => response.url().endsWith(`/api/${one.name}`));
        await form.getByRole("button", { name: one.button }).click();
        expect((await answer).status()).toBe(400);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.wrongHeading);
        await expect(alertOf(page)).toBeFocused();
        await expect(alertOf(page)).toContainText("Please correct this and send it again.");
        const again = formOf(page, one);
        const email = again.getByLabel("Email address");
        await expect(email).toHaveAccessibleDescription("Enter an email address like name@example.com.");
        expect(await valuesOf(again)).toEqual({ ...values, email: "reader" });
        await alertOf(page).getByRole("link").click();
        await expect(email).toBeFocused();
        expect(service.received).toEqual([]);

        await retype(email, values.email ?? "");
        await again.getByRole("button", { name: one.button }).click();
        await expect(page).toHaveURL(one.donePath);
        expect(service.received.map(({ body }) => body)).toEqual([JSON.stringify(values)]);
      });
    });
  }

  test("shows the service's own words as plain text, or its own, and keeps what was typed", async ({
    page,
    service,
    site,
  }) => {
    const words = `<b>Mailbox full</b> ${"x".repeat(5000)}`;
    const answers = [
      { said: words.slice(0, 500), answer: () => words, status: 422, type: "text/plain" },
      { said: contact.refused, answer: () => words, status: 500, type: "text/html" },
      { said: contact.refused, answer: () => "", status: 500, type: "text/plain" },
    ];
    let form = await openForm(page, contact, false);
    const values = newValues(contact);
    await fillIn(form, values);
    for (const { said, answer, status, type } of answers) {
      service.answer = (response) => void response.writeHead(status, { "content-type": type }).end(answer());
      await form.getByRole("button", { name: contact.button }).click();
      await expect(alertOf(page)).toHaveText(said);
      await expect(alertOf(page).locator("b")).toHaveCount(0);
      form = formOf(page, contact);
      expect(await valuesOf(form)).toEqual(values);
    }
    service.answer = (response) => void response.destroy();
    await form.getByRole("button", { name: contact.button }).click();
    await expect(page).toHaveURL(/\/contact\/received$/);
    await expect(page.getByRole("main")).toContainText(contact.kept);
    // It is delivered later, which must not happen in another test.
    service.answer = (response) => void response.end();
    await deliverKept(site, service, service.received.length + 1);
  });

  test("is delivered once, though it is sent again before the answer is there", async ({ page, service }) => {
    const form = await openForm(page, contact, false);
    await fillIn(form, newValues(contact));
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const delayed: (() => void)[] = [];
    service.answer = (response) => delayed.push(() => response.end());
    const button = form.getByRole("button", { name: contact.button });
    await button.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    // By mouse, because Playwright's `click()` waits for the navigation.
    await page.mouse.click(x + 9, y + 9);
    await expect.poll(() => service.received.length).toBe(1);
    await page.mouse.click(x + 9, y + 9);
    await expect.poll(() => posts.length).toBe(2);
    for (const release of delayed) release();
    await expect(page).toHaveURL(contact.donePath);
    expect(service.received).toHaveLength(1);
  });

  test("takes a filled trap for success, and passes nothing on", async ({ page, service }) => {
    const form = await openForm(page, contact, false);
    await fillIn(form, { ...newValues(contact), remarks: "cheap pills" });
    await form.getByRole("button", { name: contact.button }).click();
    await expect(page).toHaveURL(contact.donePath);
    expect(service.received).toEqual([]);
  });

  test("is refused after five in ten minutes, keeps what was typed, and then passes again", async ({
    page,
    request,
    service,
    site,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const answer = await request.post(`/api/${contact.name}`, { form: newValues(contact), maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    }
    const form = await openForm(page, contact, false);
    const values = newValues(contact);
    await fillIn(form, values);
    const answer = page.waitForResponse((response) => response.url().endsWith(`/api/${contact.name}`));
    await form.getByRole("button", { name: contact.button }).click();
    await expect(alertOf(page)).toContainText("You have sent too much in a short time. Please try again in ");
    expect((await answer).status()).toBe(429);
    const seconds = Number((await answer).headers()["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(await valuesOf(formOf(page, contact))).toEqual(values);
    expect(service.received).toHaveLength(5);

    await site.passTime(seconds * 1000);
    await formOf(page, contact).getByRole("button", { name: contact.button }).click();
    await expect(page).toHaveURL(contact.donePath);
    expect(service.received.at(-1)?.body).toBe(JSON.stringify(values));
  });

  test("without a connection nothing is lost: Back leads to what was typed", async ({ page, context, service }) => {
    const form = await openForm(page, contact, false);
    const values = newValues(contact);
    await fillIn(form, values);
    await context.setOffline(true);
    await form.getByRole("button", { name: contact.button }).click();
    // The browser's own page of errors, which in Firefox keeps the address.
    await expect(page).toHaveURL(new RegExp(`^chrome-error:|/api/${contact.name}$`));
    await expect(form).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    await expect.poll(() => valuesOf(formOf(page, contact))).toEqual(values);
    expect(service.received).toEqual([]);
  });
  test("what is missing or too long is said beside its field", async ({ page, service }) => {
    const form = await openForm(page, contact, false);
    const values = { ...newValues(contact), name: "n".repeat(101), message: " \n " };
    await fillIn(form, values);
    await form.getByRole("button", { name: contact.button }).click();
    const again = formOf(page, contact);
    await expect(again.getByLabel("Name")).toHaveAccessibleDescription("Keep this to 100 characters.");
    await expect(again.getByLabel("Message")).toHaveAccessibleDescription("Write your message.");
    await expect(alertOf(page).getByRole("listitem")).toHaveCount(2);
    expect(await valuesOf(again)).toEqual(values);
    expect(service.received).toEqual([]);
  });

  test("more than can be sent at once is refused, and Back leads to what was typed", async ({ page, service }) => {
    const form = await openForm(page, contact, false);
    const values = { ...newValues(contact), message: "m".repeat(70_000) };
    await fillIn(form, values);
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    await form.getByRole("button", { name: contact.button }).click();
    expect((await answer).status()).toBe(413);
    await expect(alertOf(page)).toHaveText(
      "That is too much text to send at once. Go back in your browser to shorten it: your text is still there.",
    );
    await page.goBack();
    await expect.poll(() => valuesOf(formOf(page, contact))).toEqual(values);
    expect(service.received).toEqual([]);
  });
});

for (const one of forms) {
  test(`the page that answers the ${one.name} form is sound, in both colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(one.path);
    // Without script and without the browser's form validation.
    await formOf(page, one).evaluate((form) => (form as HTMLFormElement).submit());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.wrongHeading);
    await expect(page).toHaveTitle(`Error: ${one.wrongHeading} | Paper Lantern`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,follow");
    expect(await contentWidth(page), "sideways scroll").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(await accessibilityViolations(page), "light colours").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibilityViolations(page), "dark colours").toEqual([]);
  });
}
