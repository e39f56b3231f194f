import { existsSync, readFileSync } from "node:fs";
import { today } from "../../lib/content/snapshot/entry-dates";
import { contentRoot } from "../../lib/content/snapshot/library";
import { getEnv } from "../../lib/runtime/env";
import { readOptions } from "../../scripts/lib/options";
import { listRelease } from "./release/list-release";
import { isUnfinished } from "./release/release-item";
import { relativeTo, renderReleaseMarkdown, renderReleaseText, summarizeRelease } from "./release/render-release";
import "../../scripts/lib/closed-pipe";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- release-check [--json | --markdown]`: what is left to do before the site opens, and who has to do it; exits 1
 * when anything is, which a hint is not. With `--gate`, as the build runs it: refuses the build in the stage `live`, and in `demo` only counts.
 */
const { values } = readOptions({
  json: { type: "boolean" },
  markdown: { type: "boolean" },
  gate: { type: "boolean" },
});
const root = contentRoot();
const env = getEnv();
const items = relativeTo(root, listRelease({ root, env, day: today(), drawn: readDrawn() }));
const isLeft = isUnfinished(items);

if (values.gate) {
  const isRefused = isLeft && env.siteStage === "live";
  if (isRefused) console.error(`${renderReleaseText(items)}\nThe build is refused, because SITE_STAGE is live.`);
  else console.log(isLeft ? `${summarizeRelease(items)} (npm run ops -- release-check)` : renderReleaseText(items));
  process.exitCode = isRefused ? 1 : 0;
} else {
  if (values.json) console.log(JSON.stringify(items, null, 2));
  else console.log(values.markdown ? renderReleaseMarkdown(items) : renderReleaseText(items));
  process.exitCode = isLeft ? 1 : 0;
}

function readDrawn(): string | undefined {
  const file = "public/styles/brand.css";
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
