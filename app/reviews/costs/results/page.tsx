import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { CostResults } from "@/components/costs/cost-results";
import { routes } from "@/lib/util/routes";
import { costsMetadata, costsView } from "../view";

const page = createQueryPage({
  path: routes.costs(),
  read: queries.costsResults.read,
  metadata: costsMetadata,
  view: costsView,
  View: CostResults,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
