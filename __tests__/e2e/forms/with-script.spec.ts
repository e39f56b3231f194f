import { expect } from "@playwright/test";
import { contact, deliverKept, fillIn, forms, newValues, openForm, test, valuesOf } from "./form-site";

/** The forms with script: answered in the page. */

const tooLong = (limit: string) => `Keep this to ${limit} characters.`;

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

    test("says that it has the message when the service is not there, and passes it on when it is", async ({
      page,
      service,
      site,
    }) => {
      service.answer = (response) => void response.destroy();
      const form = await openForm(page, one);
      const values = newValues(one);
      await fillIn(form, values);
      await form.getByRole("button", { name: one.button }).click();
      await expect(form.getByRole("status")).toHaveText(one.kept);
      expect(await valuesOf(form)).toEqual(one.defaults);
      service.answer = (response) => void response.end();
      await deliverKept(site, service, 2);
      expect(service.received.map(({ body }) => JSON.parse(body))).toEqual([values, values]);
      expect(new Set(service.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    });

    test("says so without a connection, keeps what was typed, and arrives once when it is back", async ({
      page,
      context,
      service,
    }) => {
      const form = await openForm(page, one);
      const values = newValues(one);
      await fillIn(form, values);
      await context.setOffline(true);
      const button = form.getByRole("button", { name: one.button });
      await button.click();
      await expect(form.getByRole("status")).toHaveText(one.failed);
      expect(await valuesOf(form)).toEqual(values);
      await context.setOffline(false);
      await button.click();
      await expect(form.getByRole("status")).toHaveText(one.success);
      expect(service.received.map(({ body }) => body)).toEqual([JSON.stringify(values)]);
    });

    test("is refused after five in ten minutes, says for how long, and then passes again", async ({
      page,
      request,
      service,
      site,
    }) => {
      for (let round = 0; round < 5; round += 1) {
        expect((await request.post(`/api/${one.name}`, { data: newValues(one) })).status()).toBe(200);
      }
      const form = await openForm(page, one);
      const values = newValues(one);
      await fillIn(form, values);
      const answer = page.waitForResponse(`**/api/${one.name}`);
      await form.getByRole("button", { name: one.button }).click();
      await expect(form.getByRole("status")).toHaveText(
        /^You have sent too much in a short time. Please try again in /,
      );
      expect((await answer).status()).toBe(429);
      const seconds = Number((await answer).headers()["retry-after"]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(await valuesOf(form)).toEqual(values);
      expect(service.received).toHaveLength(5);

      await site.passTime(seconds * 1000);
      await form.getByRole("button", { name: one.button }).click();
      await expect(form.getByRole("status")).toHaveText(one.success);
      expect(service.received.at(-1)?.body).toBe(JSON.stringify(values));
    });
  });
}

test("what is too long is said beside its field, and not cut short", async ({ page, service }) => {
  const form = await openForm(page, contact);
  const values = { ...newValues(contact), name: "n".repeat(101), message: "m".repeat(5001) };
  await fillIn(form, values);
  await form.getByRole("button", { name: contact.button }).click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription(tooLong("100"));
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Message")).toHaveAccessibleDescription(tooLong("5,000"));
  expect(await valuesOf(form)).toEqual(values);
  expect(service.received).toEqual([]);
});

test("more than can be sent at once is refused, and kept", async ({ page, service }) => {
  const form = await openForm(page, contact);
  const values = { ...newValues(contact), message: "m".repeat(70_000) };
  await fillIn(form, values);
  const answer = page.waitForResponse("**/api/contact");
  await form.getByRole("button", { name: contact.button }).click();
  await expect(form.getByRole("status")).toHaveText("That is too much text to send at once. Please shorten it.");
  expect((await answer).status()).toBe(413);
  expect(await valuesOf(form)).toEqual(values);
  expect(service.received).toEqual([]);
});
