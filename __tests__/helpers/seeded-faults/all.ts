import { seedFields } from "./fields";
import { seedLinks } from "./links";
import { Plan } from "./plan";
import { seedProducts } from "./products";
import { seedReviews } from "./reviews";
import { seedSiteFiles } from "./site-files";
import { seedTexts } from "./texts";

const plan = new Plan();
for (const seed of [seedFields, seedLinks, seedTexts, seedReviews, seedProducts, seedSiteFiles]) seed(plan);

/** What the valid content has to become for every diagnostic to be in it. */
export const faultyContent: Readonly<Record<string, string | undefined>> = plan.files;

export const seededFaults = plan.diagnostics;
