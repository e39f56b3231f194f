import { resolve } from "node:path";

/** Content folder of the fixture site, which tests read. */
export const fixtureContent = "__tests__/fixtures/site";

/**
 * Absolute path of the folder in which the fixture site is built and served. It is inside the checkout, so that Node finds
 * the packages in the parent's node_modules.
 */
export const fixtureSite = resolve(".cache/fixture-site");

/** Settings of the fixture site. They override those of the machine; an empty value is the default. */
export const fixtureSettings = {
  CONTENT_DIR: "content",
  STATE_DIR: "",
  SITE_URL: "",
  SITE_STAGE: "",
  NEXT_PUBLIC_ANALYTICS: "",
};
