import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { ComparedApps } from "@/components/compare/compared-apps";
import { routes } from "@/lib/util/routes";
import { choiceMetadata, choiceView } from "../view";

const page = createQueryPage({
  path: routes.compare(),
  read: queries.comparisonResults.read,
  metadata: choiceMetadata,
  view: choiceView,
  View: ComparedApps,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
