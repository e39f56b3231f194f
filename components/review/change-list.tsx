import type { DatedChange } from "@/lib/apps/changes";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { DatedList } from "../ui/dated-list";
import { FoldedSection } from "../ui/entry-section";
import { SourceLine } from "./source-line";

type ChangeListProps = { appName: string; changes: readonly DatedChange[] };

/** What has changed at an app, folded, newest first, each change with its day and its source; nothing where none is known. */
export function ChangeList({ appName, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <FoldedSection
      id="changes"
      heading={`What changed at ${appName}`}
      amount={formatCount(changes.length, "change")}
      isOpenOnWide
    >
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
    </FoldedSection>
  );
}
