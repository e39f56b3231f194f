import { collapseSpaces, foldPlain } from "@/lib/util/fold";
import { attributes, selector } from "../client/contract";

/** Topics, and the questions below them. */
const entrySelector = `${selector("helpEntry")}, details`;

/**
 * Shows only the entries that contain the query, and all entries of a group whose name contains it. Compares like the
 * site's search, without case, accents and invisible characters. Hides groups without visible entries. An empty query shows everything.
 * @returns the number of visible entries; `undefined` for an empty query.
 */
export function filterTopics(root: ParentNode, query: string): number | undefined {
  const term = collapseSpaces(foldPlain(query));
  const has = (text: string | null) => collapseSpaces(foldPlain(text ?? "")).includes(term);
  let count = 0;
  for (const group of root.querySelectorAll<HTMLElement>(selector("helpGroup"))) {
    const inName = has(group.getAttribute(attributes.helpGroup));
    let left = 0;
    for (const entry of group.querySelectorAll<HTMLElement>(entrySelector)) {
      // The fold around topics is none itself.
      if (entry.querySelector(selector("helpEntry"))) {
        if (term) entry.setAttribute("open", "");
        continue;
      }
      entry.hidden = !inName && !has(entry.textContent);
      if (!entry.hidden) left += 1;
    }
    group.hidden = left === 0 && term !== "";
    count += left;
  }
  return term === "" ? undefined : count;
}
