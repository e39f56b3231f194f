import { existsSync } from "node:fs";
import { entryAddress, matchPages, pageCollections } from "../addresses/page-addresses";
import { listDue } from "../check/list-due";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import type { Site } from "../content/site/site";
import { formatDate } from "../util/date";
import { suggestName } from "../util/nearest";
import { routes } from "../util/routes";

/** One fault of a file, and how an editor opens it in VS Code. */
type Fault = { where: string; message: string; href: string };

/** What an editor should see on a page at once. */
export type PageState = {
  /** The file of the page, below the content folder. */
  file?: string | undefined;
  faults: Fault[];
  /** Faults of other files. */
  others: number;
  /** Why there is no such page; not set where there is. */
  missing?: string | undefined;
  /** What readers do not see yet, or should know: by address, like "Draft" and "Sample". */
  badges: Record<string, string[]>;
};

type Shown = { draft?: boolean; date?: string; sample?: boolean };

/**
 * The state of a page. @param path Its address. @param isThere Whether the server has answered with the page.
 */
export function readPageState(
  path: string,
  isThere: boolean,
  site: Site,
  errors: readonly Diagnostic[],
  root: string,
): PageState {
  const { library } = site;
  const file = pageFile(path, library);
  const own = file ? errors.filter((one) => one.file === contentPath(root, file)) : [];
  return {
    file,
    faults: own.map(({ line, column, message, file: where }) => ({
      where: `${file}:${line}:${column}`,
      message,
      href: `vscode://file/${where}:${line}:${column}`,
    })),
    others: errors.length - own.length,
    missing: isThere ? undefined : whyMissing(file, own.length > 0, site, root),
    badges: listBadges(site),
  };
}

function whyMissing(file: string | undefined, isBroken: boolean, { library }: Site, root: string): string {
  if (!file) return "No kind of page has this address (lib/addresses/pages.ts).";
  if (isBroken) return `${file} has errors, and readers see no page of it yet.`;
  if (existsSync(contentPath(root, file))) return `${file} exists, but was not read. Is its folder right?`;
  const [folder = "", name = ""] = file.replace(/\.md$/, "").split("/");
  const entries = library.collections[folder as keyof typeof library.collections] ?? [];
  return `There is no content/${file}. ${suggestName(name, entries.map(({ slug }) => slug).slice(0, 200))}`;
}

/** Badges of all entries that have any, by the address of their page. */
function listBadges({ library, day }: Site): Record<string, string[]> {
  const overdue = new Set(
    listDue(library, { day, until: day })
      .filter((item) => item.day < day)
      .map(({ file }) => file),
  );
  const badges = pageCollections.flatMap((name) =>
    (library.collections[name] as ParsedEntry<Shown>[]).map((entry) => {
      return [entryAddress(name, entry.slug), getBadges(entry, day, overdue)] as const;
    }),
  );
  return Object.fromEntries(badges.filter(([, of]) => of.length > 0));
}

function getBadges({ data, file }: ParsedEntry<Shown>, day: string, overdue: ReadonlySet<string>): string[] {
  const { draft, date, sample } = data;
  return [
    ...(draft ? ["Draft"] : date !== undefined && date > day ? [`Scheduled: ${formatDate(date)}`] : []),
    ...(overdue.has(file) ? ["Expired"] : []),
    ...(sample ? ["Sample"] : []),
  ];
}

/** The content file of a page, below the content folder: "blog/name.md", whether it exists or not; `undefined` for pages of many files. */
export function pageFile(path: string, { collections }: Pick<Library, "collections">): string | undefined {
  if (path.startsWith("/preview/")) return pageFile(path.slice("/preview".length), { collections });
  const [, folder, slug] = /^\/(blog|reviews|authors)\/([a-z0-9-]+)$/.exec(path) ?? [];
  const kinds = matchPages(path).map(({ one }) => one);
  const own = kinds.find(({ titleFrom }) => typeof titleFrom === "string")?.titleFrom;
  if (typeof own === "string") return `${own}.md`;
  if (folder && slug && !kinds.some(({ of }) => of === undefined)) return `${folder}/${slug}.md`;
  const [, first] = /^\/([a-z0-9-]+)(?:\/page\/\d+)?$/.exec(path) ?? [];
  if (!first) return undefined;
  const isListing = path === routes.blog() || collections.categories.some((entry) => entry.slug === first);
  if (isListing) return `categories/${first}.md`;
  return kinds.some(({ of }) => of !== undefined && pageCollections.includes(of)) ? `pages/${first}.md` : undefined;
}
