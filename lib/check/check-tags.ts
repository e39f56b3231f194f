import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import { editDistance } from "../util/nearest";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt, findRepeats } from "./diagnostic-at";

/** Reports duplicate tags of an entry. If everything is checked, also tags that look misspelt. */
export function checkTags(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  const { blog, reviews } = library.collections;
  const tagged = [...blog, ...reviews].filter((entry) => !entries || entries.has(entry));
  return [
    ...tagged.flatMap((entry) =>
      findRepeats([...entry.data.tags.entries()], ([, tag]) => tag.toLowerCase()).map(({ entry: [index, tag] }) =>
        diagnosticAt(entry, ["tags", index], `The tag "${tag}" appears twice. Remove one.`),
      ),
    ),
    ...(entries ? [] : findMisspelt(tagged)),
  ];
}

type Tagged = Library["collections"]["blog" | "reviews"][number];

/** Tags that are used once and are very similar to a tag that is used more often. */
function findMisspelt(tagged: readonly Tagged[]): Diagnostic[] {
  const uses = new Map<string, number>();
  for (const { data } of tagged) for (const tag of new Set(data.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const common = [...uses].filter(([, count]) => count > 1).map(([tag]) => tag);
  return tagged.flatMap((entry) =>
    [...entry.data.tags.entries()].flatMap(([index, tag]) => {
      const meant = uses.get(tag) === 1 ? common.find((other) => isSlipOf(tag, other)) : undefined;
      // An entry with both tags means two different things.
      if (meant === undefined || entry.data.tags.includes(meant)) return [];
      const message = `Only this entry has the tag "${tag}". Did you mean "${meant}", which ${uses.get(meant)} have?`;
      return [diagnosticAt(entry, ["tags", index], message, "warning")];
    }),
  );
}

function isSlipOf(tag: string, other: string): boolean {
  const a = tag.toLowerCase();
  const b = other.toLowerCase();
  // In short words, one or two other letters make another word.
  const most = b.length < 4 ? 0 : b.length < 7 ? 1 : 2;
  return Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
}
