import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { routes } from "@/lib/util/routes";
import { Finder } from "../finder";
import { findMetadata } from "../view";

const page = createQueryPage({
  path: routes.find(),
  read: queries.findResults.read,
  metadata: findMetadata,
  View: ({ query }) => <Finder criteria={query} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
