/** Pages of this site are made ready when the reader points at a link to them; answers of route handlers never are. */
const rules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*.xml", "/*.json", "/*.txt"] } }] },
      eagerness: "moderate",
    },
  ],
});

/** Tells browsers that know speculation rules which pages to prepare; others do without. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
