import { siteFolder } from "./site-folder";

// Before any module reads the settings. Tests of any content (`__tests__/content`) do without it.
process.env.CONTENT_DIR = siteFolder;
