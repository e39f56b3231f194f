import { contentRoot } from "../../lib/content/read/content-path";
import { readFolder } from "../../lib/content/read/read-folder";
import { isoDate } from "../../lib/content/schemas/fields";
import { today } from "../../lib/content/site/entry-dates";
import { longestNote, type PreviewFolder, previewFolders, signPreview } from "../../lib/publish/preview-link";
import { getEnv } from "../../lib/runtime/env";
import { contentName } from "../../scripts/lib/content-name";
import { readOptions } from "../../scripts/lib/options";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- preview content/blog/name.md [--days 7] [--note "…"] [--on 2026-12-24]`: prints a link to an unpublished
 * article or review, or to any as it will be on a given day. Needs PREVIEW_SECRET, the same as on the server,
 * where the file has to be. Exits 1 without a link.
 */
const { values, positionals } = readOptions(
  {
    days: { type: "number", default: 7, least: 0, most: 90 },
    note: { type: "string", default: "" },
    on: { type: "string" },
  },
  { allowPositionals: true },
);
const { previewSecrets, siteUrl } = getEnv();
const [previewSecret] = previewSecrets;
const root = contentRoot();
const name = contentName(positionals[0] ?? "", root);
const [, folder = "", slug = ""] = /^([a-z]+)\/([a-z0-9-]+)\.md$/.exec(name) ?? [];
const problem = findProblem();

if (problem || !previewSecret) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const until = today(new Date(Date.now() + values.days * 86_400_000));
  const preview = { folder: folder as PreviewFolder, slug, until, note: values.note, on: values.on };
  console.log(new URL(signPreview(preview, previewSecret), siteUrl).href);
  if (!process.env.SITE_URL) console.error("SITE_URL is not set, so this link works on this machine only.");
}

function findProblem(): string | undefined {
  if (!previewSecret) return "PREVIEW_SECRET is not set. Set the same one here and on the server.";
  if (values.on !== undefined && !isoDate.safeParse(values.on).success)
    return `--on is a day like 2026-12-24, not "${values.on}".`;
  if (values.note.length > longestNote) return `--note has at most ${longestNote} characters.`;
  if (!positionals[0]) return "Name a file: npm run content -- preview content/blog/name.md";
  const isThere =
    previewFolders.some((one) => one === folder) &&
    readFolder({ root }).collections[folder as PreviewFolder].some((entry) => entry.slug === slug);
  return isThere ? undefined : `${name} is not a valid article or review. Name a file like content/blog/name.md.`;
}
