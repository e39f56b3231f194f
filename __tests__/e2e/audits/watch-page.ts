import type { Page } from "@playwright/test";

/** Collects errors that a page reports. */
export type Watch = {
  /** Since the last call: console errors, uncaught exceptions, and violations of the page's policy. */
  take: () => string[];
};

/** Watches a page across navigations. */
export async function watchPage(page: Page): Promise<Watch> {
  let complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(`thrown: ${message}`));
  page.on("console", (message) => {
    // The browser logs the page's own status 404 as an error; and again for the data with which React takes it over.
    const isThePage =
      message.location().url.replace(/[?&]_rsc=$/, "") === page.url() && message.text().includes("status of 404");
    if (message.type() === "error" && !isThePage)
      complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  // Violations of prerendered pages are reported too.
  await page.exposeFunction("reportViolation", (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as never as { reportViolation: (text: string) => void };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  });
  return {
    take: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
