import type { DatedChange } from "@/lib/apps/price-history";
import { routes } from "@/lib/util/routes";
import { DatedList } from "../ui/dated-list";
import { EntrySection } from "../ui/entry-section";
import { SourceLine } from "./source-line";

type ChangeListProps = { product: string; changes: readonly DatedChange[] };

/** What has changed at an app, newest first, each change with its day and its source; nothing where none is known. */
export function ChangeList({ product, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <EntrySection id="changes" heading={`What changed at ${product}`} isFolded>
      <DatedList
        items={changes.map(({ id, date, what, source }) => ({
          key: id,
          date,
          content: (
            <>
              <span>{what}</span>
              <SourceLine source={source} />
            </>
          ),
        }))}
      />
      <p>
        <a href={routes.changes()}>Changes across all apps</a>
      </p>
    </EntrySection>
  );
}
