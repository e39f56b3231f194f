import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { provenNow } from "./content-files";
import { siteFolder } from "./site-folder";

type Written = { id: string; text?: string; computed?: object; kind: string };

/** Why each claim may not be shown, in turn. */
const reasons: readonly Record<string, unknown>[] = [
  { evidence: undefined, checkedOn: undefined, expiresOn: undefined },
  { ...provenNow(), checkedOn: "2024-01-02", expiresOn: "2025-01-02" },
  { ...provenNow(), sample: true },
  { ...provenNow(), evidence: { file: "gone.pdf", sha256: "0".repeat(64) } },
];

/**
 * A ledger whose figures stand nowhere else: "61,007" and so on. One claim is proved, the others are unproved, expired,
 * samples or rest on a file that is gone, in turn. Scores are left as they are: 9.5 stands in many places.
 * @param text The file site/claims.md.
 * @param proven The id of the claim that is proved.
 * @returns the file, the figures that strict sites must not show, and the one that they must.
 */
export function markClaims(text: string, proven: string) {
  const { claims } = parse(text.split("---")[1] ?? "") as { claims: Written[] };
  const hidden: { id: string; figure: string }[] = [];
  let shown = "";
  const marked = claims.map((claim, index) => {
    if (claim.text === undefined || claim.kind !== "figure" || claim.id.startsWith("score-")) return claim;
    const value = 61_000 + index * 7;
    const figure = value.toLocaleString("en-US");
    if (claim.id === proven) {
      shown = figure;
      return { ...claim, text: figure, value, ...provenNow() };
    }
    hidden.push({ id: claim.id, figure });
    return { ...claim, text: figure, value, ...reasons[index % reasons.length] };
  });
  return { text: `---\n${stringify({ claims: marked })}---\n`, hidden, shown };
}

/** A copy of the fixture site with such a ledger, and the same figures. */
export function markLedger(proven: string) {
  const root = join(mkdtempSync(join(tmpdir(), "marked-")), "content");
  cpSync(siteFolder, root, { recursive: true });
  const file = join(root, "site/claims.md");
  const { text, hidden, shown } = markClaims(readFileSync(file, "utf8"), proven);
  writeFileSync(file, text);
  return { root, hidden, shown };
}

/** The figures of a list that a text shows, by their claims. */
export function figuresIn(text: string, figures: readonly { id: string; figure: string }[]): string[] {
  return figures.filter(({ figure }) => text.includes(figure)).map(({ id }) => id);
}
