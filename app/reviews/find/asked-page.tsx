import { SiteChrome } from "@/app/site-chrome";
import { Main } from "@/components/chrome/main";
import type { FindCriteria } from "@/lib/finder/criteria";
import { buildTrail } from "@/lib/site/metadata/breadcrumbs";
import { routes } from "@/lib/site/routes";
import { FindView } from "./find-view";

/** What a reader's address asks for. Without structured data, as no search engine is to list it. */
export function AskedPage({ criteria }: { criteria: FindCriteria }) {
  return (
    <SiteChrome path={routes.find()}>
      <Main trail={buildTrail(routes.find())}>
        <FindView criteria={criteria} />
      </Main>
    </SiteChrome>
  );
}
