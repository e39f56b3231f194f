import type { IsoDay } from "@/lib/util/date";
import { DatedList } from "../ui/dated-list";
import { EntrySection } from "../ui/entry-section";

type ShownCorrection = {
  /** Its anchor on the page. */
  id: string;
  /** Day on which it was put right. */
  date: IsoDay;
  what: string;
  was: string;
};

type CorrectionListProps = { corrections: readonly ShownCorrection[] };

/** What was wrong in an entry and has been put right, in the order given; nothing where nothing was. */
export function CorrectionList({ corrections }: CorrectionListProps) {
  if (corrections.length === 0) return null;
  return (
    <EntrySection id="entry-corrections" heading="Corrections">
      <DatedList
        items={corrections.map(({ id, date, what, was }) => ({
          key: id,
          anchor: id,
          date,
          content: (
            <>
              <p>{what}</p>
              <p className="soft">Previously: {was}</p>
            </>
          ),
        }))}
      />
    </EntrySection>
  );
}
