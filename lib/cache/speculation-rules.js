// @ts-check

/** Prerenders a page of this site when the reader points at a link to it; never the responses of route handlers. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*.xml", "/*.json", "/*.txt"] } }],
      },
      eagerness: "moderate",
    },
  ],
});
