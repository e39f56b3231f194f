import { formatDate, type IsoDay } from "@/lib/util/date";
import { StatusTag } from "../ui/status-tag";
import styles from "./preview-banner.module.css";

type PreviewBannerProps = {
  /** "draft", "published" or "scheduled for 2025-06-28". */
  state: string;
  /** The last day on which the link works. */
  until: IsoDay;
  /** What the editor says about it. */
  note: string;
  /** The day as which the page is shown; absent for today. */
  on?: string | undefined;
};

/** Says above a preview what it is, how long its link works, and what its editor wants to say. */
export function PreviewBanner({ state, until, note, on }: PreviewBannerProps) {
  const words = state.replace(/\d{4}-\d{2}-\d{2}/, formatDate);
  return (
    <aside className={`inverse text-sm ${styles.banner}`} aria-label="Preview">
      <div className={`container stack-2 ${styles.inner}`}>
        <p className={`soft ${styles.state}`}>
          <StatusTag>Preview</StatusTag>{" "}
          <strong>
            {on
              ? `This page as it will be on ${formatDate(on)}`
              : `This text is ${state === "draft" ? "a draft" : words}`}
            .
          </strong>{" "}
          {on && state === "draft" && "The text is still a draft. "}
          Anyone with this link can see this page until {formatDate(until)}. Please don’t share it.
        </p>
        {note && (
          <p className={styles.note}>
            <span className={`text-xs bold soft ${styles.label}`}>From the editor</span> {note}
          </p>
        )}
      </div>
    </aside>
  );
}
