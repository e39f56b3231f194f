import { expect, test } from "@playwright/test";
import { listFrameworkScripts } from "../../lib/cache/compile-hint.js";

test("every script that a page runs is marked for early compilation", async ({ request }) => {
  for (const path of ["/", "/blog/what-a-year-of-company-costs", "/help", "/contact", "/search-results?q=price"]) {
    const scripts = listFrameworkScripts(await (await request.get(path)).text());
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
