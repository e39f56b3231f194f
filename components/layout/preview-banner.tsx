import { formatDate, type IsoDay } from "@/lib/util/date";
import { StatusTag } from "../ui/status-tag";

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
    <aside className="inverse preview-banner" aria-label="Preview">
      <div className="container preview-banner-inner">
        <p className="preview-banner-state">
          <StatusTag>Preview</StatusTag>{" "}
          <strong>
            {on
              ? `This page as it will be on ${formatDate(on)}`
              : `This text is ${state === "draft" ? "a draft" : words}`}
            .
          </strong>{" "}
          {on && state === "draft" && "The text is still a draft. "}
          Only people with this link can see this page, until {formatDate(until)}. Please don’t share it.
        </p>
        {note && (
          <p className="preview-banner-note">
            <span className="preview-banner-label">From the editor</span> {note}
          </p>
        )}
      </div>
    </aside>
  );
}
