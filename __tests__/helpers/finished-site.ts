import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteFolder } from "./site-folder";

/** Settings of a site that is ready to open. `.internal` is kept for private networks, and no placeholder. */
export const finishedSettings = {
  SITE_URL: "https://paper-lantern.internal",
  CONTACT_WEBHOOK_URL: "https://hooks.paper-lantern.internal/contact",
  NEWSLETTER_WEBHOOK_URL: "https://hooks.paper-lantern.internal/letter",
  REVALIDATE_SECRET: "a secret of the tests",
};

const offer = /^offer:\n(?: {2}.*\n)+/m;
const withReason = (text: string) => (text.includes("\n  reason:") ? text : "");

/**
 * A copy of the fixture site as it would be on the day it opens: no samples, and no addresses that never exist.
 * @returns the absolute path of its content folder, which the caller removes.
 */
export function copyFinishedSite(base = mkdtempSync(join(tmpdir(), "finished-"))): string {
  const root = join(base, "content");
  cpSync(siteFolder, root, { recursive: true });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const file = join(root, name);
    const text = readFileSync(file, "utf8");
    const finished = text
      .replace(/\.example\b/g, ".internal")
      .replace(/^sample: true\n/m, "")
      .replace(offer, withReason);
    if (finished !== text) writeFileSync(file, finished);
  }
  return root;
}
