import { WayOutSection } from "@/components/review/way-out-section";
import { getResult } from "@/lib/apps/apps";
import { leavingPoints, leavingRule, placeNames } from "@/lib/apps/leaving";
import { getPictureAt } from "@/lib/apps/test-records";
import type { Product } from "@/lib/content/entry-types";
import { nextCharge } from "@/lib/content/products/plan-costs";
import type { LeavingStep } from "@/lib/content/schemas/test-schema";
import { currentSite } from "@/lib/content/site/current-site";

/** How to leave an app, as its newest test has recorded it, and when its plans are charged again. */
export function WayOut({ product }: { product: Product }) {
  const site = currentSite();
  const test = getResult(site, product.slug)?.test;
  const { leaving } = test ?? {};
  const show = (steps: readonly LeavingStep[]) =>
    steps.map(({ what, on, picture }) => ({ what, on, picture: picture && getPictureAt(picture)?.src }));
  const cancel = Object.entries(placeNames).flatMap(([id, title]) => {
    const steps = leaving?.cancel[id as keyof typeof placeNames];
    return steps ? [{ id, title: `To cancel ${title}`, steps: show(steps) }] : [];
  });
  const more = [
    ...(leaving?.delete ? [{ id: "delete", title: "To delete the account", steps: show(leaving.delete) }] : []),
    ...(leaving?.export ? [{ id: "export", title: "To get a copy of your texts", steps: show(leaving.export) }] : []),
  ];
  const statement = product.facts["statement-name"];
  const { points } = leavingPoints(leaving);
  return (
    <WayOutSection
      product={product.name}
      ways={[...cancel, ...more]}
      points={leaving ? { points, rule: leavingRule } : undefined}
      statementName={
        typeof statement?.answer === "string" && statement.answer !== "unknown" ? statement.answer : undefined
      }
      plans={product.plans.flatMap((plan) => {
        const next = nextCharge(plan, site.day);
        const days = next && Math.round((Date.parse(next) - Date.parse(site.day)) / 86_400_000);
        return next && days ? [{ id: plan.id, name: plan.name, next, days }] : [];
      })}
    />
  );
}
