import { expect, type Locator, type Page } from "@playwright/test";

/** The plans of the app whose form the desk shows. */
export async function findPlans(page: Page): Promise<Locator> {
  const plans = page.locator("[data-key-path=plans]");
  await plans.scrollIntoViewIfNeeded();
  return plans;
}

/** The price of Brasswick's plan "Small", which is folded at first. */
export async function openPrice(page: Page): Promise<Locator> {
  const plans = await findPlans(page);
  await plans
    .getByRole("group")
    .filter({ hasText: /^(?!.*Free tier).*Small/s })
    .getByRole("button", { name: "Expand", exact: true })
    .click();
  const price = page.locator("[data-key-path='plans.1.price'] input");
  await price.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await expect(price).toHaveValue("7.2");
  return price;
}
