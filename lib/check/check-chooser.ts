import { wantedAnswer } from "../apps/finder/conditions";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import { suggestName } from "../util/nearest";
import { diagnosticAt } from "./diagnostic-at";

/** Checks that the answers of the home page's questions are some that Find knows. */
export function checkChooser({ documents }: Library): Diagnostic[] {
  const [home, sheet] = [documents["site/home"], documents["site/fact-sheet"]];
  if (!home?.data.chooser || !sheet) return [];
  const { purpose, mustHave } = home.data.chooser;
  const kinds = sheet.data.kinds.map(({ id }) => id);
  const facts = sheet.data.groups.flatMap((group) => group.facts.filter(wantedAnswer).map(({ id }) => id));
  const expect = (question: "purpose" | "mustHave", field: "kind" | "fact", ids: readonly string[], known: string[]) =>
    [...ids.entries()].flatMap(([index, id]) => {
      if (known.includes(id)) return [];
      const what = field === "kind" ? "kind" : "question of yes or no";
      const message = `site/fact-sheet.md has no ${what} "${id}". ${suggestName(id, known)}`;
      const path = ["chooser", question, "options", index, field];
      return [{ ...diagnosticAt(home, path, message), involves: sheet.file }];
    });
  return [
    ...expect(
      "purpose",
      "kind",
      purpose.options.map(({ kind }) => kind),
      kinds,
    ),
    ...expect(
      "mustHave",
      "fact",
      mustHave.options.map(({ fact }) => fact),
      facts,
    ),
  ];
}
