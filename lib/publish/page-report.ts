import { visit } from "unist-util-visit";
import { getWords } from "../check/body-rules/body-text";
import { type DueItem, listDue } from "../check/list-due";
import { findQuotesIn } from "../content/claims/quote-syntax";
import { showClaimsInText } from "../content/claims/resolve-claims";
import { contentPath } from "../content/read/content-path";
import { today } from "../content/snapshot/entry-dates";
import type { Snapshot } from "../content/snapshot/snapshot";
import { blankCommentsOf } from "../text/comments";
import { parseBody } from "../text/parse-body";
import { toPlainText } from "../text/plain-text";
import { readingMinutes } from "../text/reading-time";
import { escapeRegExp } from "../util/escape";
import { pageFile } from "./page-state";

/** What the drawer of the desk shows of a page. */
export type PageReport = {
  file?: string | undefined;
  /** Minutes to read, and words; absent for pages without a text of their own. */
  reading?: { minutes: number; words: number } | undefined;
  outline: { level: number; text: string }[];
  /** Addresses to which its text leads. */
  linksOut: string[];
  /** Files whose texts or fields lead here. */
  linksIn: string[];
  /** Claims, prices and facts that it quotes, with what they say today; `undefined` where they are withheld or unknown. */
  quotes: { reference: string; shown: string | undefined }[];
  /** What is due in its file within ninety days. */
  due: DueItem[];
};

const ahead = 90 * 86_400_000;

/** @param root Absolute path of the content folder. */
export function buildPageReport(path: string, snapshot: Snapshot, root: string): PageReport {
  const { library, day } = snapshot;
  const name = pageFile(path, library);
  const entries = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
  const entry = name ? entries.find(({ file }) => file === contentPath(root, name)) : undefined;
  const text = entry?.body.trim() ?? "";
  const { links, outline } = readText(showClaimsInText(text, library.lookup) ?? text);
  const link = new RegExp(`(?<![\\w/.-])${escapeRegExp(path)}(?=[)#?"'\\s,}\\]]|$)`, "m");
  const references = [...new Set(findQuotesIn(entry ? blankCommentsOf(entry) : "").map(({ reference }) => reference))];
  const until = today(new Date(Date.parse(day) + ahead));
  return {
    file: name,
    reading: text ? { minutes: readingMinutes(text), words: toPlainText(text).split(/\s+/).length } : undefined,
    outline,
    linksOut: links,
    linksIn: entries
      .filter((one) => one !== entry && link.test(one.text))
      .map(({ file }) => file.slice(root.length + 1)),
    quotes: references.map((reference) => {
      const shown = library.lookup(reference);
      return { reference, shown: typeof shown === "string" ? shown : undefined };
    }),
    due: entry ? listDue(library, { day, until }).filter(({ file }) => file === entry.file) : [],
  };
}

/** The headings of a text, and where its links lead. */
function readText(markdown: string): { outline: PageReport["outline"]; links: string[] } {
  const tree = parseBody(markdown);
  const outline: PageReport["outline"] = [];
  const links = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "heading") outline.push({ level: node.depth, text: getWords(node) });
    if (node.type === "link" || node.type === "definition") links.add(node.url);
  });
  return { outline, links: [...links] };
}
