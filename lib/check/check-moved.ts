import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt, findRepeats } from "./diagnostic-at";
import { collectAddresses } from "./linkable-addresses";

/** Checks content/site/moved.md: no page at a moved address, no redirect to another redirect, no duplicates. */
export function checkMoved(library: Library, { day }: Pick<LibraryCheckOptions, "day">): Diagnostic[] {
  const entry = library.documents["site/moved"];
  if (!entry) return [];
  const { redirects, gone } = entry.data;
  const { explain, hasPage, aliases } = collectAddresses(library, day);
  const left = [
    ...redirects.map(({ from }, index) => ({ path: ["redirects", index, "from"], address: from })),
    ...gone.map((address, index) => ({ path: ["gone", index], address })),
  ];
  const addresses = new Set(left.map(({ address }) => address));
  return [
    ...left.flatMap(({ path, address }) => {
      const alias = aliases.get(address);
      if (alias)
        return [diagnosticAt(entry, path, `${address} is an alias of ${alias}, so it already redirects there.`)];
      return hasPage(address)
        ? [diagnosticAt(entry, path, `${address} is a page of this site. Remove this line.`)]
        : [];
    }),
    ...findRepeats(left, ({ address }) => address).map(({ entry: { path }, value }) =>
      diagnosticAt(entry, path, `${value} appears twice.`),
    ),
    ...redirects.flatMap(({ to }, index) => {
      const path = ["redirects", index, "to"];
      const alias = aliases.get(to);
      if (alias)
        return [diagnosticAt(entry, path, `${to} itself redirects to ${alias}. Write that here, to save a step.`)];
      if (addresses.has(to)) return [diagnosticAt(entry, path, `${to} has itself moved. Write its new address.`)];
      const problem = explain(to);
      return problem ? [diagnosticAt(entry, path, problem)] : [];
    }),
  ];
}
