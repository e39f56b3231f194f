import { startNext } from "./bench/processes";
import { type Firefox, findFirefox, startFirefox } from "./firefox/bidi";
import { fixtureSettings, fixtureSite } from "./lib/fixture-site";
import "./lib/closed-pipe";

/**
 * `npm run test:firefox`: a smoke test of reading, first presses and forms in an installed Firefox, on the build of the fixture
 * site (`npm run build:fixture`). Not a part of `npm run verify`: not every machine has Firefox
 * (docs/decisions/059-a-smoke-test-in-firefox.md).
 */
const article = "/blog/what-a-year-of-company-costs";
const like = "button[data-mark^=like]";
const hydrated = `Object.keys(document.body).some((key) => key.startsWith("__react"))`;
const scripts = `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js"))`;

type Check = { what: string; path: string; run: (firefox: Firefox) => Promise<void> };

const checks: readonly Check[] = [
  {
    what: "reading to the end of an article loads one script, marks the section, and starts no React",
    path: article,
    run: async (firefox) => {
      await firefox.evaluate(`document.documentElement.style.scrollBehavior = "auto"`);
      await firefox.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await holds(firefox, `document.querySelector("[data-toc] [aria-current]") !== null`);
      await holds(firefox, `JSON.stringify(${scripts}) === '["/scripts/reading.js"]'`);
      await holds(firefox, `!${hydrated}`);
    },
  },
  {
    what: "the first press on Like counts, and is kept for the next visit",
    path: article,
    run: async (firefox) => {
      await firefox.click(like);
      await holds(firefox, `document.querySelector("${like}").getAttribute("aria-pressed") === "true"`);
      await firefox.open(await firefox.evaluate("location.href").then(String));
      await holds(firefox, `document.querySelector("${like}").getAttribute("aria-pressed") === "true"`);
    },
  },
  {
    what: "the slash key opens the search, and what is typed is suggested for",
    path: "/blog",
    run: async (firefox) => {
      await firefox.type("/");
      await holds(firefox, `document.activeElement.getAttribute("role") === "combobox"`);
      await firefox.type("price");
      await holds(firefox, `document.querySelectorAll("[role=option]").length > 0`);
      await holds(firefox, `document.activeElement.value === "price"`);
    },
  },
  {
    what: "a form says in place what is missing, and what was typed before stays",
    path: "/contact",
    run: async (firefox) => {
      await firefox.click("main form textarea");
      await firefox.type("A question.");
      await holds(firefox, hydrated);
      await firefox.click("main form button[type=submit]");
      await holds(firefox, `document.querySelector("main form [aria-invalid=true]") !== null`);
      await holds(firefox, `document.querySelector("main form textarea").value === "A question."`);
    },
  },
  {
    what: "Load More Reviews shows two more",
    path: "/reviews",
    run: async (firefox) => {
      await firefox.click("[data-load-more]");
      await holds(firefox, `document.querySelectorAll("[data-ranking] > [data-shown]").length === 2`);
    },
  },
];

/** Waits until an expression is true. @throws after five seconds. */
async function holds(firefox: Firefox, expression: string): Promise<void> {
  for (const endsAt = Date.now() + 5000; ; ) {
    if ((await firefox.evaluate(expression)) === true) return;
    if (Date.now() > endsAt) throw new Error(`does not become true: ${expression}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

const program = findFirefox();
if (!program) throw new Error("No Firefox was found. On Debian: apt-get install firefox-esr");
const site = await startNext(fixtureSite, fixtureSettings);
const firefox = await startFirefox(program);
let failed = 0;
for (const { what, path, run } of checks) {
  try {
    await firefox.open(site.origin + path);
    await run(firefox);
    console.log(`✓ ${what}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${what}\n  ${error instanceof Error ? error.message : error}`);
  }
}
for (const text of firefox.errors) console.log(`✗ an error was logged: ${text}`);
console.log(`Firefox ${firefox.version}: ${checks.length - failed} passed, ${failed} failed`);
await firefox.close();
await site.stop();
process.exitCode = failed > 0 || firefox.errors.length > 0 ? 1 : 0;
