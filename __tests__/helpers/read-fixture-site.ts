import { siteFolder } from "./site-folder";

// Set before any module reads it. Tests of content/ (`__tests__/content`) do not load this file.
process.env.CONTENT_DIR = siteFolder;
