import {
  contentProblems,
  firstLibrary,
  getSnapshot,
  provideContent,
  scanContent,
  whenContentIsKept,
} from "@/lib/content/snapshot/current-snapshot";

/** Opens the content, as whoever starts a process does. Most tests need none, so what reads it is loaded only then. */
function open(): void {
  require("@/lib/content/snapshot/open-content").openContent();
}

provideContent({
  current: () => {
    open();
    return getSnapshot();
  },
  scan: () => {
    open();
    return scanContent();
  },
  first: () => {
    open();
    return firstLibrary();
  },
  problems: () => {
    open();
    return contentProblems();
  },
  kept: () => {
    open();
    return whenContentIsKept();
  },
});
