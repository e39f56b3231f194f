import type { Page } from "@playwright/test";
import { contentWidth } from "../axe";

/** Small screens, large text and the reader's own text spacing (WCAG 2.2, criteria 1.4.4, 1.4.10 and 1.4.12). */

const largeText = "html { font-size: 20px !important; }";
/** WCAG 2.2, criterion 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

/** What fits with these fits the same screens without text spacing, too. */
const readers = [
  { name: "320 px with text spacing", width: 320, style: textSpacing },
  { name: "360 px with large text and text spacing", width: 360, style: largeText + textSpacing },
];

/** What readers with these settings would have to scroll sideways for. Changes the page's size and style, and opens what is collapsed. */
export async function checkReflow(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
  const diagnostics: string[] = [];
  for (const { name, width, style } of readers) {
    await page.setViewportSize({ width, height: 740 });
    await setStyle(page, style);
    const needed = await contentWidth(page);
    if (needed > width) diagnostics.push(`${name}: ${needed} px wide`);
    for (const label of await overlaps(page)) diagnostics.push(`${name}: label "${label}" runs into its figure`);
  }
  // Checked with the last setting, which has the least space.
  for (const html of await hiddenScrollers(page))
    diagnostics.push(`scrolls sideways, out of the keyboard's reach: ${html}`);
  await setStyle(page, "");
  await writeLongWords(page);
  const needed = await contentWidth(page);
  if (needed > 360) diagnostics.push(`360 px with a word that is wider: ${needed} px wide`);
  return diagnostics;
}

/** Ends headings and paragraphs with a word, as an editor may write one, that is wider than the screen. */
function writeLongWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const text of document.querySelectorAll("h1, h2, h3, main p")) text.append(` ${"verylong".repeat(10)}`);
  });
}

/** A reader's style sheet. Not a style element, which the page's policy forbids. */
function setStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/**
 * Elements that scroll sideways and cannot be scrolled by keyboard: neither focusable regions nor lists of links, which
 * scroll to the focused link.
 */
function hiddenScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth && element.checkVisibility())
      .filter((element) => element.tabIndex < 0)
      .filter((element) => ![...element.children].every((item) => item.matches("li") && item.querySelector("a[href]")))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Labels of charts that overlap their figures. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".chart-label")]
      .filter((label) => {
        const value = label.parentElement?.querySelector(".chart-value")?.getBoundingClientRect();
        return !value || label.scrollWidth > label.clientWidth + 1 || label.getBoundingClientRect().right > value.left;
      })
      .map((label) => label.textContent ?? ""),
  );
}
