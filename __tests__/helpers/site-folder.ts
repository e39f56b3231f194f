import { join } from "node:path";

/** The content folder that tests read in place of `content/` (`__tests__/fixtures/README.md`). */
export const siteFolder = join(__dirname, "..", "fixtures", "site");
