import { visit } from "unist-util-visit";
import type { Change, CheckChange } from "../content/last-good/readers-library";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { PostData } from "../content/schemas/post-schema";
import { getDifference, isSameList } from "../content/snapshot/compare-lists";
import { allEntries, type Library } from "../content/snapshot/library";
import { entryAddress, pageCollections } from "../site/page-addresses";
import { parseBody } from "../text/parse-body";
import { escapeRegExp } from "../util/escape";
import { getWords } from "./body-rules/body-text";
import { isArchive } from "./check-dates";
import { checkLibrary } from "./check-library";
import { visibleFrom } from "./linkable-addresses";

/** The check of a running server: of what has changed, and of what that concerns. */
export const checkChange: CheckChange = (library, { root, day, lastGood, ...change }) =>
  checkLibrary(library, { root, day, ...entriesToCheck({ library, ...change }), lastGood });

/** A library, and what is known of the change that led to it. */
type ChangeToCheck = { library: Library } & Omit<Change, "root" | "day" | "lastGood">;

/**
 * With more changed texts than this, only references are checked at run time: parsing thousands of texts would block
 * the server for seconds. `content -- check` and the build always check all of them.
 */
const mostTexts = 200;

type ToCheck = {
  /**
   * The entries whose texts have to be checked: those that have changed, those with earlier diagnostics, and those that
   * link to pages that are gone, appear later, or have other sections now.
   */
  entries: ReadonlySet<ParsedEntry<unknown>>;
  /**
   * The articles that can have new faults, if only articles have changed: these, and those that quote something new.
   * A library has thousands of articles and few other files, and no rule but those about links, ids and titles looks
   * from one article at another. One more counts them: how many are old (check-dates.ts).
   */
  articles: ParsedEntry<PostData>[] | undefined;
};

/** What has to be checked after a change. */
export function entriesToCheck({ library, before, isOfToday, listed, isChanged }: ChangeToCheck): ToCheck {
  const changed = new Set(
    listed.flatMap(({ folder, files }) => files.filter((source) => isChanged(folder, source)).map(({ file }) => file)),
  );
  const wrong = new Set(before?.diagnostics.map(({ file }) => file));
  const entries = allEntries(library);
  const own = entries.filter(({ file }) => changed.has(file) || wrong.has(file));
  const moved = before && changed.size <= mostTexts ? movedTargets(before, library, changed) : [];
  const pattern = moved.length > 0 && moved.length <= mostTexts && new RegExp(moved.map(escapeRegExp).join("|"));
  const linking = pattern ? entries.filter(({ text }) => pattern.test(text)) : [];
  const isMuch = changed.size > mostTexts;
  const toCheck = new Set(isMuch ? own.filter(({ file }) => !changed.has(file)) : [...own, ...linking]);
  const isOther = (old: Library) =>
    !isSameList(allButArticles(old), allButArticles(library)) || isArchive(old) !== isArchive(library);
  if (isMuch || !before || !isOfToday || isOther(before)) return { entries: toCheck, articles: undefined };
  const [, added] = getDifference(before.collections.blog, library.collections.blog);
  const fresh = new Set(added);
  return { entries: toCheck, articles: library.collections.blog.filter((one) => toCheck.has(one) || fresh.has(one)) };
}

function allButArticles({ collections: { blog: _, ...collections }, documents }: Library): ParsedEntry<unknown>[] {
  return allEntries({ collections: { ...collections, blog: [] }, documents });
}

/** Link targets that no longer work: removed pages and partners, pages that appear later or never, and those with other sections. */
function movedTargets(before: Library, after: Library, changed: ReadonlySet<string>): string[] {
  return ([...pageCollections, "partners"] as const).flatMap((name) => {
    const [replaced, added] = getDifference<ParsedEntry<unknown>>(before.collections[name], after.collections[name]);
    const bySlug = new Map(added.map((entry) => [entry.slug, entry]));
    return replaced.flatMap((entry) => {
      const target = name === "partners" ? `partner:${entry.slug}` : entryAddress(name, entry.slug);
      const now = bySlug.get(entry.slug);
      if (!now || visibleFrom(now, "") > visibleFrom(entry, "")) return target;
      return changed.has(now.file) && getSections(now) !== getSections(entry) ? `${target}#` : [];
    });
  });
}

/** The headings of a text, from which its anchors are made. */
function getSections({ body }: ParsedEntry<unknown>): string {
  const sections: string[] = [];
  visit(parseBody(body), "heading", (heading) => {
    sections.push(getWords(heading));
  });
  return sections.join("\n");
}
