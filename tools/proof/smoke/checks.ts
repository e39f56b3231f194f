import type { SmokeBrowser } from "./webkit";

/** Something that works in every browser: what, on which page, and how it is seen. */
export type Check = { what: string; path: string; run: (browser: SmokeBrowser) => Promise<void> };

const article = "/blog/what-a-year-of-company-costs";
const like = "button[data-mark^=like]";
const hydrated = `Object.keys(document.body).some((key) => key.startsWith("__react"))`;
const scripts = `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js"))`;

/** On the fixture site. */
export const checks: readonly Check[] = [
  {
    what: "reading to the end of an article loads one script, marks the section, and starts no React",
    path: article,
    run: async (browser) => {
      await browser.evaluate(`document.documentElement.style.scrollBehavior = "auto"`);
      await browser.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await holds(browser, `document.querySelector("[data-toc] [aria-current]") !== null`);
      await holds(browser, `JSON.stringify(${scripts}) === '["/scripts/reading.js"]'`);
      await holds(browser, `!${hydrated}`);
    },
  },
  {
    what: "the first press on Like counts, and is kept for the next visit",
    path: article,
    run: async (browser) => {
      await browser.click(like);
      await holds(browser, `document.querySelector("${like}").getAttribute("aria-pressed") === "true"`);
      await browser.open(await browser.evaluate("location.href").then(String));
      await holds(browser, `document.querySelector("${like}").getAttribute("aria-pressed") === "true"`);
    },
  },
  {
    what: "the slash key opens the search, and what is typed is suggested for",
    path: "/blog",
    run: async (browser) => {
      await browser.type("/");
      await holds(browser, `document.activeElement.getAttribute("role") === "combobox"`);
      await browser.type("price");
      await holds(browser, `document.querySelectorAll("[role=option]").length > 0`);
      await holds(browser, `document.activeElement.value === "price"`);
    },
  },
  {
    what: "a form says in place what is missing, and what was typed before stays",
    path: "/contact",
    run: async (browser) => {
      await browser.click("main form textarea");
      await browser.type("A question.");
      await holds(browser, hydrated);
      await browser.click("main form button[type=submit]");
      await holds(browser, `document.querySelector("main form [aria-invalid=true]") !== null`);
      await holds(browser, `document.querySelector("main form textarea").value === "A question."`);
    },
  },
  {
    what: "Load More Reviews shows two more",
    path: "/reviews",
    run: async (browser) => {
      await browser.click("[data-load-more]");
      await holds(browser, `document.querySelectorAll("[data-ranking] > [data-shown]").length === 2`);
    },
  },
];

/** Waits until an expression is true. @throws after five seconds. */
async function holds(browser: SmokeBrowser, expression: string): Promise<void> {
  for (const endsAt = Date.now() + 5000; ; ) {
    if ((await browser.evaluate(expression)) === true) return;
    if (Date.now() > endsAt) throw new Error(`does not become true: ${expression}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
