import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentVersion } from "../content/snapshot/content-version";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { refreshLogOf } from "../delivery/refresh-log.js";
import { getEnv } from "../runtime/env";
import { fingerprintOfPageSettings } from "../runtime/page-settings";
import { followPublications } from "./follow-publications";
import { publicationState } from "./publication-state";
import { refreshWhatIsOlder, versionFileName } from "./rendered-from";

/** At the start of a server, before its first answer: pages of older content are refreshed, and publications followed. */
export function startFollowing(): void {
  const build = resolve(/* turbopackIgnore: true */ process.cwd(), ".next");
  const versionFile = join(/* turbopackIgnore: true */ build, versionFileName);
  const buildId = readFileSync(join(/* turbopackIgnore: true */ build, "BUILD_ID"), "utf8");
  Object.assign(publicationState(), { versionFile, checker: `${buildId} ${fingerprintOfPageSettings(getEnv())}` });
  refreshWhatIsOlder(contentVersion(getSnapshot()), versionFile, refreshLogOf());
  followPublications();
}
