import { expect, test } from "@playwright/test";
import { securityDiagnostics } from "./security-headers";

/** Answers that are not pages. The headers of pages are checked in audits/pages.spec.ts. */
const answers = [
  "/api/contact",
  "/api/search?q=privacy",
  "/api/search?q=x&limit=nonsense",
  "/images/og/site.png",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
];

test("answers that are no pages carry the security headers", async ({ request }) => {
  for (const path of answers) expect.soft(securityDiagnostics((await request.get(path)).headers()), path).toEqual([]);
});
