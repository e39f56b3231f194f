import { contentRoot } from "@/lib/content/read/content-path";
import { auditPages } from "../helpers/page-audits";

auditPages({ folder: contentRoot() });
