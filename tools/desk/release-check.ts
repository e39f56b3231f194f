import { contentRoot } from "../../lib/content/read/content-path";
import { today } from "../../lib/content/snapshot/entry-dates";
import { getEnv } from "../../lib/runtime/env";
import { readOptions } from "../../scripts/lib/options";
import { listRelease } from "./release/list-release";
import { readDrawn } from "./release/read-drawn";
import { getUnfinished } from "./release/release-item";
import { relativeTo, renderReleaseText, summarizeRelease } from "./release/render-release";
import { renderReleaseSteps } from "./release/render-steps";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- release-check [--all] [--json]`: what is left to do before the site opens, as steps in order, with
 * `--all` each place and who has to act; exits 1 when anything is left. Hints, and what is withheld because it
 * has expired, do not count. With `--gate`, as the build runs it: refuses the build in the stage `live`, and in `demo` only counts.
 */
const { values } = readOptions({
  all: { type: "boolean" },
  json: { type: "boolean" },
  gate: { type: "boolean" },
});
const root = contentRoot();
const env = getEnv();
const found = listRelease({ root, env, day: today(), drawn: readDrawn() });
const items = relativeTo(root, found);
const isLeft = getUnfinished(items).length > 0;
const text = values.all ? renderReleaseText(items) : renderReleaseSteps(found, root);

if (values.gate) {
  const isRefused = isLeft && env.siteStage === "live";
  if (isRefused) console.error(`${text}\nThe build is refused, because SITE_STAGE is live.`);
  else console.log(isLeft ? `${summarizeRelease(items)} (npm run ops -- release-check)` : text);
  process.exitCode = isRefused ? 1 : 0;
} else {
  console.log(values.json ? JSON.stringify(items, null, 2) : text);
  process.exitCode = isLeft ? 1 : 0;
}
