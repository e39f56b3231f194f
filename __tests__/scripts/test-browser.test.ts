import { chromium } from "@playwright/test";
import { testFlags } from "../../scripts/lib/test-browser";

const featuresIn = (flags: readonly string[]) =>
  flags.flatMap((flag) => /^--disable-features=(.*)$/.exec(flag)?.[1]?.split(",") ?? []);

/** The flags that Playwright itself starts a browser with. Node.js refuses them, and the error repeats them. */
async function flagsOfPlaywright(): Promise<string[]> {
  const refusal = await chromium.launch({ executablePath: process.execPath }).then(
    (browser) => browser.close(),
    (error: Error) => error.message,
  );
  return /<launching> .*/.exec(String(refusal))?.[0].split(" ") ?? [];
}

it("switches off everything that Playwright switches off, the two pages of suggestions, and the spare process", async () => {
  const own = featuresIn(await flagsOfPlaywright());
  expect(own.length).toBeGreaterThan(5);
  expect(featuresIn(testFlags)).toEqual([
    ...own,
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
  ]);
});
