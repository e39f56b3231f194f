import type { DatedChange } from "@/lib/apps/changes";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { DatedList } from "../ui/dated-list";
import { EntrySection } from "../ui/entry-section";
import { Fold } from "../ui/fold";
import { SourceLine } from "./source-line";

type ChangeListProps = { appName: string; changes: readonly DatedChange[] };

/** How many changes are seen without opening anything. */
const newest = 2;

/** What has changed at an app, newest first, each change with its day and its source; nothing where none is known. */
export function ChangeList({ appName, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  const earlier = changes.slice(newest);
  return (
    <EntrySection id="changes" heading={`What changed at ${appName}`}>
      <DatedChanges changes={changes.slice(0, newest)} />
      {earlier.length > 0 && (
        <Fold summary={formatCount(earlier.length, "earlier change")}>
          <DatedChanges changes={earlier} />
        </Fold>
      )}
      <p>
        <a href={routes.changes()}>Changes across all apps</a>
      </p>
    </EntrySection>
  );
}

function DatedChanges({ changes }: Pick<ChangeListProps, "changes">) {
  return (
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
  );
}
