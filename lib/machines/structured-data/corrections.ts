import type { CorrectionComment } from "schema-dts";
import type { Correction } from "../../content/schemas/source-schema";
import { toDateTime } from "../../util/date";

/** The property `correction` of an article, a review or a page (schema.org/correction); nothing where nothing was wrong. */
export function correctionMarkup(corrections: readonly Correction[] = []): { correction?: CorrectionComment[] } {
  if (corrections.length === 0) return {};
  return {
    correction: corrections.map(({ date, what }) => ({
      "@type": "CorrectionComment",
      text: what,
      datePublished: toDateTime(date),
    })),
  };
}
