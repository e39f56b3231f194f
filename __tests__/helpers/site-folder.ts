import { resolve } from "node:path";
import { fixtureContent } from "../../scripts/lib/fixture-site";

/** The content folder that tests read in place of `content/` (`__tests__/fixtures/README.md`). */
export const siteFolder = resolve(fixtureContent);
