import { getEnv } from "../../runtime/env";
import { memo } from "../../util/memo";
import { textsIn } from "../../util/texts-in";
import { isPublished, latestDay, today } from "./entry-dates";
import type { Library } from "./library";

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day on which readers see the content: today. Of a demonstration it is the newest day in its content that has come, so that
 * nothing grows old while nobody edits it: a site whose texts are samples and which is not declared live (`SITE_STAGE`).
 * What is scheduled for a later day stays hidden until the clock says that day.
 */
export function dayOfContent(library: Library, clock: string = today()): string {
  if (getEnv().siteStage !== "demo" || !library.documents["site/site"]?.data.sample) return clock;
  return newestDay(library, clock);
}

/** The newest day up to another in articles, reviews, tests and the files of apps. Drafts and what is scheduled do not count. */
const newestDay = memo(({ collections }: Library, until: string): string => {
  const dated = [...collections.blog, ...collections.reviews].filter(({ data }) => isPublished(data, until));
  const tests = collections["test-reports"].filter(({ data }) => data.date <= until);
  const days = [...dated, ...tests, ...collections.products].flatMap(({ data }) => daysIn(data));
  return latestDay(days.filter((day) => day <= until)) ?? until;
});

/** All days in the fields of an entry, which stay the same object until its file changes. */
const daysIn = memo((data: object): string[] => textsIn(data).flatMap(({ text }) => (isoDay.test(text) ? [text] : [])));
