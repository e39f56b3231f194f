import type { ComponentProps } from "react";
import { CorrectionList } from "../article/correction-list";
import { Notices } from "../ui/notices";
import { PageHero } from "../ui/page-hero";
import { AppPicker } from "./app-picker";
import styles from "./compare.module.css";
import { ComparisonView } from "./comparison-view";

type ComparedAppsProps = {
  title: string;
  /** What has to be said of what a reader asked for. */
  notes?: readonly string[];
  /** Absent where fewer than two apps are named. */
  comparison?: ComponentProps<typeof ComparisonView> | undefined;
  picker: ComponentProps<typeof AppPicker>;
  /** Of an app that is alone and has no review. */
  corrections?: ComponentProps<typeof CorrectionList>["corrections"];
};

/** Apps side by side, and the form that chooses others. */
export function ComparedApps({ title, notes = [], comparison, picker, corrections = [] }: ComparedAppsProps) {
  return (
    <>
      <PageHero kind="tool" title={title} />
      <div className={`container stack ${styles.compareParts}`}>
        <Notices notes={notes} />
        {comparison && <ComparisonView {...comparison} />}
        <AppPicker {...picker} />
        <CorrectionList corrections={corrections} />
      </div>
    </>
  );
}
