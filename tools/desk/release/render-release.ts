import { relative } from "node:path";
import { formatCount } from "../../../lib/util/number";
import { getUnfinished, type ReleaseItem, type ReleaseKind, releaseKinds } from "./release-item";

/** The list with files relative to the content folder. */
export function relativeTo(root: string, items: readonly ReleaseItem[]): ReleaseItem[] {
  return items.map((item) => (item.file === undefined ? item : { ...item, file: relative(root, item.file) }));
}

/** The last line of the list, and the only one of a build in the stage `demo`. */
export function summarizeRelease(items: readonly ReleaseItem[]): string {
  const left = getUnfinished(items);
  if (left.length === 0) return "release: nothing is left; SITE_STAGE may be live";
  return `release: ${formatCount(left.length, "thing")} left before SITE_STAGE may be live`;
}

/** The list for a terminal: a heading for each kind, and a line for each item. */
export function renderReleaseText(items: readonly ReleaseItem[]): string {
  const kinds = sections(items).map(({ title, all }) =>
    [
      `${title} (${all.length})`,
      ...all.map((item) => `  [ ] ${item.owner}  ${getPlace(item)}${item.what} ${item.todo}`),
    ].join("\n"),
  );
  return [...kinds, summarizeRelease(items)].join("\n\n");
}

function sections(items: readonly ReleaseItem[]): { title: string; all: ReleaseItem[] }[] {
  return (Object.keys(releaseKinds) as ReleaseKind[])
    .map((kind) => ({ title: releaseKinds[kind], all: items.filter((item) => item.kind === kind) }))
    .filter(({ all }) => all.length > 0);
}

/** Where an item is, with spaces behind it; empty for a setting. */
export function getPlace({ file, line }: ReleaseItem): string {
  return file === undefined ? "" : `${file}:${line ?? 1}  `;
}
