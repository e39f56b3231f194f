/** What the search box of the help center shows and hides: single entries, and the groups that hold them. */
const entrySelector = "[data-help-entry], details";
const groupSelector = "[data-help-group]";

/**
 * Shows only the topics and questions whose words hold `query`, whatever the case, and those of a group whose name holds it.
 * A group with nothing left to show goes too. An empty query shows everything.
 * @returns How many entries are left; `undefined` for an empty query.
 */
export function filterTopics(root: ParentNode, query: string): number | undefined {
  const term = query.trim().toLowerCase();
  let count = 0;
  for (const group of root.querySelectorAll<HTMLElement>(groupSelector)) {
    const inName = group.dataset.helpGroup?.toLowerCase().includes(term) ?? false;
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
