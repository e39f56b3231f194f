import { unlistedPages } from "../helpers/all-pages";
import { auditPages } from "../helpers/page-audits";
import { siteFolder } from "../helpers/site-folder";

auditPages({ folder: siteFolder, unlisted: unlistedPages });
