import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { today } from "@/lib/content/site/entry-dates";
import { siteFolder } from "./site-folder";

/** Settings of a site that is ready to open. `.internal` is kept for private networks, and no placeholder. */
export const finishedSettings = {
  SITE_URL: "https://paper-lantern.internal",
  CONTACT_WEBHOOK_URL: "https://hooks.paper-lantern.internal/contact",
  NEWSLETTER_WEBHOOK_URL: "https://hooks.paper-lantern.internal/letter",
  REVALIDATE_SECRET: "a secret of the tests",
  METRICS_TOKEN: "a token of the tests",
  TRUSTED_PROXIES: "1",
};

/** What the fixture leaves open on purpose, and a site on the day it opens does not. */
const openPoints: [file: string, from: string | RegExp, to: string][] = [
  [
    "site/claims.md",
    /( {4}source: Wren Halloway\n)/,
    "$1    evidence: https://guild.internal/\n    checkedOn: 0\n    expiresOn: 0\n",
  ],
  [
    "site/helplines.md",
    /( *)(?:- )?name: (Picture Desk|Kettle Line|Nachtlicht|Every Lamp)\n( +)/g,
    "$&checkedOn: 0\n$3",
  ],
];

/**
 * A copy of the fixture site as it would be on the day it opens: no samples, no addresses that never exist, and all that is
 * claimed checked on that day.
 * @returns the absolute path of its content folder, which the caller removes.
 */
export function copyFinishedSite(base = mkdtempSync(join(tmpdir(), "finished-")), day = today()): string {
  const root = join(base, "content");
  cpSync(siteFolder, root, { recursive: true });
  const later = today(new Date(Date.parse(day) + 360 * 86_400_000));
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const file = join(root, name);
    let text = readFileSync(file, "utf8")
      .replace(/\.example\b/g, ".internal")
      .replace(/^ *sample: true\n/gm, "");
    for (const [path, from, to] of openPoints) if (path === name) text = text.replace(from, to);
    if (/^site\/(claims|home|helplines|reviews-list)\.md$/.test(name))
      text = text.replace(/( checkedOn:) .*/g, `$1 ${day}`).replace(/( expiresOn:) .*/g, `$1 ${later}`);
    writeFileSync(file, text);
  }
  return root;
}
