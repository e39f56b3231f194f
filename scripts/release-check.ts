import { today } from "../lib/content/snapshot/entry-dates";
import { contentRoot } from "../lib/content/snapshot/library";
import { listRelease } from "../lib/release/list-release";
import { relativeTo, renderReleaseMarkdown, renderReleaseText, summarizeRelease } from "../lib/release/render-release";
import { getEnv } from "../lib/runtime/env";
import { readOptions } from "./lib/options";
import "./lib/closed-pipe";
import "./lib/env-files";

/**
 * `npm run release:check [-- --json | --markdown]`: what is left to do before the site opens, and who has to do it; exits 1
 * when anything is. With `--gate`, as the build runs it: refuses the build in the stage `live`, and in `demo` only counts.
 */
const { values } = readOptions({
  json: { type: "boolean" },
  markdown: { type: "boolean" },
  gate: { type: "boolean" },
});
const root = contentRoot();
const env = getEnv();
const items = relativeTo(root, listRelease({ root, env, day: today() }));
const isLeft = items.length > 0;

if (values.gate) {
  const isRefused = isLeft && env.siteStage === "live";
  if (isRefused) console.error(`${renderReleaseText(items)}\nThe build is refused, because SITE_STAGE is live.`);
  else console.log(isLeft ? `${summarizeRelease(items)} (npm run release:check)` : summarizeRelease(items));
  process.exitCode = isRefused ? 1 : 0;
} else {
  if (values.json) console.log(JSON.stringify(items, null, 2));
  else if (isLeft) console.log(values.markdown ? renderReleaseMarkdown(items) : renderReleaseText(items));
  process.exitCode = isLeft ? 1 : 0;
}
