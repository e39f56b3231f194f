import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { SearchResults } from "@/components/search/search-results";
import { routes } from "@/lib/util/routes";
import { buildSearchView, searchMetadata } from "./view";

const page = createQueryPage({
  path: routes.search(),
  read: queries.search.read,
  metadata: searchMetadata,
  view: buildSearchView,
  View: SearchResults,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
