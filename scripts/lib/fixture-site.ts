import { resolve } from "node:path";

/** The small site that tests read, as content. */
export const fixtureContent = "__tests__/fixtures/site";

/**
 * Absolute path of the folder in which the fixture is built and served. It is inside the checkout, because packages are
 * found in a parent folder's node_modules: nothing has to be installed or linked.
 */
export const fixtureSite = resolve(".cache/fixture-site");

/** The settings of the fixture, whatever those of this machine are: empty is the default. */
export const fixtureSettings = {
  CONTENT_DIR: "content",
  MEDIA_DIR: "",
  LAST_GOOD_DIR: "",
  SITE_URL: "",
  CLAIMS: "",
  HYDRATE: "",
  NEXT_PUBLIC_ANALYTICS: "",
};
