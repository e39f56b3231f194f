import { currentSite, provideContent, siteContent } from "@/lib/content/site/current-site";

/** Opens the content, as whoever starts a process does. Most tests need none, so what reads it is loaded only then. */
function open(): void {
  require("@/lib/content/site/open-content").openContent();
}

provideContent({
  current: () => {
    open();
    return currentSite();
  },
  scan: () => {
    open();
    return siteContent().scan();
  },
  problems: () => {
    open();
    return siteContent().problems();
  },
  kept: () => {
    open();
    return siteContent().kept();
  },
});
