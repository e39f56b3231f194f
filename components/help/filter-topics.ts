import { attributes, selector } from "../client/contract";

/** Topics, and the questions below them. */
const entrySelector = `${selector("helpEntry")}, details`;

/**
 * Shows only the entries that contain the query, ignoring case, and all entries of a group whose name contains it.
 * Hides groups without visible entries. An empty query shows everything.
 * @returns the number of visible entries; `undefined` for an empty query.
 */
export function filterTopics(root: ParentNode, query: string): number | undefined {
  const term = query.trim().toLowerCase();
  let count = 0;
  for (const group of root.querySelectorAll<HTMLElement>(selector("helpGroup"))) {
    const inName = group.getAttribute(attributes.helpGroup)?.toLowerCase().includes(term) ?? false;
    let left = 0;
    for (const entry of group.querySelectorAll<HTMLElement>(entrySelector)) {
      entry.hidden = !inName && !entry.textContent.toLowerCase().includes(term);
      if (!entry.hidden) left += 1;
    }
    group.hidden = left === 0 && term !== "";
    count += left;
  }
  return term === "" ? undefined : count;
}
