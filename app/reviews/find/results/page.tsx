import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { Finder } from "@/components/finder/finder";
import { routes } from "@/lib/util/routes";
import { findMetadata, findView } from "../view";

const page = createQueryPage({
  path: routes.find(),
  read: queries.findResults.read,
  metadata: findMetadata,
  view: findView,
  View: Finder,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
