import { replayClicks } from "./click-replay";
import { closePopovers } from "./close-popovers";
import { followSectionLinks } from "./follow-section-links";
import { loadMore } from "./load-more";
import { markSection } from "./mark-section";
import { noticeLeaving } from "./notice-leaving";
import { openSearch } from "./open-search";
import { keepMarks } from "./reader-marks";
import { reportClick, reportClicks } from "./report-clicks";
import { reportDepth } from "./report-depth";
import { sharePages } from "./share-page";
import { wakeOnIntent } from "./wake-react";

// The reading script: what a reader needs who only reads, without React (docs/decisions/055-reading-without-react.md).
// scripts/reading.ts bundles it. It runs for the life of the page, so nothing stops it.
const { signal } = new AbortController();
reportClicks(signal);
reportDepth(signal);
followSectionLinks(signal);
keepMarks(signal);
sharePages(signal);
loadMore(signal);
// After the layout, by a timer, which runs between two frames: what asks for positions earlier makes the browser compute the
// layout out of turn.
requestAnimationFrame(() => setTimeout(() => markSection(signal)));
closePopovers(signal);
openSearch(signal);
noticeLeaving(signal);
wakeOnIntent(signal);
replayClicks(reportClick);
