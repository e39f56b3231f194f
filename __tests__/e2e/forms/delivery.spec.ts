import { expect } from "@playwright/test";
import { forms, newValues, test } from "./form-site";

/** From which origins forms are accepted. */

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
