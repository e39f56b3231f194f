import { expect, type Page, test } from "@playwright/test";
import { openAwake, openBox, overlay, suggestions } from "./search-reader";

/** A page that the browser has translated: every text is wrapped in two elements and changed, also those that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = "script, style, noscript, textarea, font";
    const wrap = (text: Node) => {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(`${text.nodeValue}ß`);
      text.parentElement.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test("translated after React: a search suggests, changes, closes and is emptied", async ({ page }) => {
  await openAwake(page, "/blog");
  await translate(page);
  const box = await openBox(page);
  for (const query of ["priv", "privacy", "privacy zzzz", "i want to die", "ottoline cost"]) {
    await expect(box).toBeVisible();
    await box.fill(query);
    await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Clear the search" }).filter({ visible: true }).click();
  await expect(suggestions(page)).toHaveCount(0);
  await box.fill("privacy");
  await expect(suggestions(page)).toBeVisible();
  await box.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
