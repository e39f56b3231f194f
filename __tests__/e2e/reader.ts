import type { Locator, Page } from "@playwright/test";

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Only Chromium's driver slows the processor and the network down, and touches. */
export function isChromium(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "chromium";
}

/** Replaces a field's text by keys. In Firefox, `fill()` only adds to a number or an email address. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}
