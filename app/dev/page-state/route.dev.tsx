import { entryAddress, pageCollections } from "@/lib/addresses/page-addresses";
import { contentRoot } from "@/lib/content/read/content-path";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import type { ParsedEntry } from "@/lib/content/read/parse-entry";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { formatDate } from "@/lib/util/date";

/** What the page of `npm run dev` shows besides: the errors of the content, and by its address what readers do not see yet. */
export type PageState = { errors: string[]; marks: Record<string, string> };

export function GET(): Response {
  const { library, day } = currentSite();
  const marks = pageCollections.flatMap((name) =>
    (library.collections[name] as ParsedEntry<{ draft?: boolean; date?: string }>[]).flatMap(({ slug, data }) => {
      const { draft, date = "" } = data;
      const mark = draft ? "Draft" : date > day ? `Scheduled: ${formatDate(date)}` : undefined;
      return mark ? [[entryAddress(name, slug), mark]] : [];
    }),
  );
  const errors = siteContent()
    .problems()
    .map((one) => formatDiagnostic(one, contentRoot()));
  const state: PageState = { errors, marks: Object.fromEntries(marks) };
  return Response.json(state, { headers: { "cache-control": "no-store" } });
}
