import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import type { FindCriteria } from "@/lib/apps/finder/criteria";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { routes } from "@/lib/util/routes";
import { FindView } from "./find-view";

/** What a reader's address asks for. Without structured data, as no search engine is to list it. */
export function AskedPage({ criteria }: { criteria: FindCriteria }) {
  return (
    <SiteLayout path={routes.find()}>
      <Main trail={buildTrail(routes.find())}>
        <FindView criteria={criteria} />
      </Main>
    </SiteLayout>
  );
}
