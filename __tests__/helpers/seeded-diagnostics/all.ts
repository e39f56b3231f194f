import { seedFields } from "./fields";
import { seedLinks } from "./links";
import { Plan } from "./plan";
import { seedProducts } from "./products";
import { seedReviews } from "./reviews";
import { seedSiteFiles } from "./site-files";
import { seedTests } from "./tests";
import { seedTexts } from "./texts";

const plan = new Plan();
for (const seed of [seedFields, seedLinks, seedTexts, seedReviews, seedProducts, seedTests, seedSiteFiles]) seed(plan);

/** The changes that put every diagnostic into the valid content. */
export const contentWithDiagnostics: Readonly<Record<string, string | undefined>> = plan.files;

export const seededDiagnostics = plan.diagnostics;
