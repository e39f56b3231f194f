import { isTellingFigure } from "@/lib/check/check-claims";
import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { contentRoot } from "@/lib/content/read/content-path";
import { readFolder } from "@/lib/content/read/read-folder";
import { renderBody } from "@/lib/text/render-body";

/** What a live site must not show of any content: each telling figure of a claim that is not proved. */
const root = contentRoot();
const strict = readFolder({ root, isLive: true });
const unproved = strict.ledger
  .states()
  .flatMap(({ claim, shown }) => (shown?.text !== claim.text && isTellingFigure(claim.text ?? "") ? [claim] : []));
const proved = new Set(strict.ledger.states().flatMap(({ shown }) => shown?.text ?? []));
const { products: _, ...collections } = strict.collections;
const entries = [...Object.values(collections).flat(), ...Object.values(strict.documents)].filter(
  ({ file }) => file !== strict.documents["site/claims"]?.file,
);

it.each(entries.map((entry) => [entry.file.slice(root.length + 1), entry] as const))("%s", (_file, { data, body }) => {
  const resolveClaims = (text: string) => showClaimsInText(text, strict.lookup);
  const { html } = renderBody(body, { affiliateAttributes: () => undefined, resolveClaims });
  const shown = `${JSON.stringify(data)}\n${html}`;
  const leaks = unproved.filter(({ text = "" }) => !proved.has(text) && shown.includes(text));
  expect(leaks.map(({ id }) => id)).toEqual([]);
});
