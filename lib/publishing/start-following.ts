import { resolve } from "node:path";
import { contentVersion } from "../content/snapshot/content-version";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { refreshLogOf } from "../delivery/refresh-log.js";
import { followPublications } from "./follow-publications";
import { publicationState } from "./publication-state";
import { refreshWhatIsOlder, versionFileName } from "./rendered-from";

/** At the start of a server, before its first answer: pages of older content are refreshed, and publications followed. */
export function startFollowing(): void {
  const versionFile = resolve(/* turbopackIgnore: true */ process.cwd(), ".next", versionFileName);
  publicationState().versionFile = versionFile;
  refreshWhatIsOlder(contentVersion(getSnapshot()), versionFile, refreshLogOf());
  followPublications();
}
