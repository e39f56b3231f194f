import type { Page } from "@playwright/test";

/** What a page complains about by itself. */
export type Watch = {
  /** Everything since the last call: errors of the console, what was thrown, and violations of the page's policy. */
  take: () => string[];
};

/** Listens to a page, over all of its navigations. */
export async function watchPage(page: Page): Promise<Watch> {
  let complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(`thrown: ${message}`));
  page.on("console", (message) => {
    // The browser itself mentions a page that answers 404.
    const isThePage = message.location().url === page.url() && message.text().includes("status of 404");
    if (message.type() === "error" && !isThePage)
      complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  // Every violation that the browser reports, also those of prepared pages.
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
