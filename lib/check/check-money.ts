import { testMoney } from "../apps/money-test";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import { Snapshot } from "../content/snapshot/snapshot";
import { diagnosticAt } from "./diagnostic-at";

/** Enough to find a rule that reads what is paid; a build shuffles a thousand times. */
const shuffles = 5;

/** Reports what partners, offers and commissions would change in ranking, labels, alternatives, Find and comparisons. */
export function checkMoney(library: Library, day: string): Diagnostic[] {
  const { "site/scoring": method, "site/fact-sheet": sheet } = library.documents;
  if (!method || !sheet) return [];
  return testMoney(new Snapshot(library, day), shuffles).surfaces.flatMap(({ title, without, shuffled }) => {
    const [difference] = [...without, ...shuffled];
    if (difference === undefined) return [];
    const message = `Money moves this: ${title} differs, ${difference}. The error is in the site's code, not in this file.`;
    return [diagnosticAt(method, ["version"], message)];
  });
}
