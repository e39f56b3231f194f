import { staleFrom } from "../apps/freshness";
import type { PathInData } from "../content/read/frontmatter";
import type { Helpline } from "../content/schemas/helplines-schema";
import type { Library } from "../content/snapshot/library";
import { at, type DueItem, type Period } from "./due-item";

/** Helplines that nobody has checked, or not for too long. */
export function dueHelplines({ documents }: Library, { day, until }: Period): DueItem[] {
  const entry = documents["site/helplines"];
  if (!entry) return [];
  const { countries, everywhere, staleAfter } = entry.data;
  const judge = ({ name, checkedOn }: Helpline, place: string, path: PathInData): DueItem[] => {
    const what = `helpline ${name} (${place})`;
    if (checkedOn === undefined)
      return [at(entry, [...path, "name"], { day, kind: "unproved", what: `${what}: nobody has checked it` })];
    const stale = staleFrom(checkedOn, staleAfter);
    if (stale > until) return [];
    const due = { day: stale, kind: "goes stale", what: `${what}, checked on ${checkedOn}` } as const;
    return [at(entry, [...path, "checkedOn"], due)];
  };
  return [
    ...countries.flatMap(({ name, lines }, country) =>
      lines.flatMap((line, index) => judge(line, name, ["countries", country, "lines", index])),
    ),
    ...everywhere.flatMap((line, index) => judge(line, "any country", ["everywhere", index])),
  ];
}
