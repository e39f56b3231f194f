import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contentVersion } from "../content/site/content-version";
import type { Site } from "../content/site/site";
import type { Env } from "../runtime/env";
import { fingerprintOfPageSettings } from "../runtime/page-settings";

/** The id of the build that this process serves; empty in development and while building. */
export function readBuildId(): string {
  try {
    return readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), ".next/BUILD_ID"), "utf8");
  } catch {
    return "";
  }
}

/** All that the pages of one process depend on and that is the same from its start to its end. */
export function processKey(build: string, env: Env): string {
  return `${build} ${fingerprintOfPageSettings(env)}`;
}

/**
 * The key of the pages that are rendered from a Site: build, page settings, content and day. A kept page may be served exactly
 * while its key is that of the current Site (docs/decisions/092-one-key-for-kept-pages.md).
 * @param ofProcess From `processKey`.
 * @param day The day on which they were rendered; default: that of the Site.
 */
export function pageKey(ofProcess: string, site: Site, day: string = site.day): string {
  return [ofProcess, contentVersion(site), day].join(" ");
}
