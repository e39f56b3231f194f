// @ts-check

/** Pages of this site are made ready when the reader points at a link to them; answers of route handlers never are. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*.xml", "/*.json", "/*.txt"] } }] },
      eagerness: "moderate",
    },
  ],
});
