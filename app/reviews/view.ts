import type { PresetFilter } from "@/components/finder/preset-filters";
import { getConditions } from "@/lib/apps/finder/conditions";
import { type FindCriteria, findAddress, noCriteria } from "@/lib/apps/finder/criteria";
import { findApps } from "@/lib/apps/finder/find-apps";
import { getAllProducts } from "@/lib/apps/products";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { limits } from "@/lib/util/limits";

/**
 * Searches with one condition each, for pages that lead into Find: a free plan, then the yes-or-no questions in the order
 * of the fact sheet. A condition that no app is known to meet is left out.
 */
export function presetFilters(): PresetFilter[] {
  const sheet = getDocument("site/fact-sheet");
  const method = getDocument("site/scoring");
  const { day } = currentSite();
  const apps = getAllProducts().map((product) => ({ slug: product.slug, name: product.name, product }));
  const questions = sheet.groups.flatMap(({ facts }) => facts).filter(({ better }) => better !== undefined);
  const asked: FindCriteria[] = [
    { ...noCriteria, free: true },
    ...questions.map(({ id }) => ({ ...noCriteria, facts: [id] })),
  ];
  return asked
    .flatMap((criteria): PresetFilter[] => {
      const [condition] = getConditions(criteria, sheet, day).conditions;
      const count = findApps(apps, criteria, { sheet, method, day }).fitting.length;
      return condition && count > 0 ? [{ label: condition.label, count, href: findAddress(criteria) }] : [];
    })
    .slice(0, limits.presetFilters);
}
