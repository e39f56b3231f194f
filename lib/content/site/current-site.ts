import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import type { Diagnostic } from "../read/diagnostics";
import type { Site } from "./site";

/** The content in this process, read by open-content.ts. */
export type SiteContent = {
  /** What readers see now. Never looks at the folder. */
  current: () => Site;
  /** Scans the files, and puts what readers see from now on in place. */
  scan: () => Site;
  /** Why readers do not see the files as they are; empty while they do. */
  problems: () => readonly Diagnostic[];
  /** Settles when what readers see has been copied, so that a restart shows it whatever happens to the folder. Never rejects. */
  kept: () => Promise<void>;
};

/** What one render of a page shows. */
export type Render = {
  /** The content that it has taken first. A page shows one content, also if another comes while it is rendered. */
  taken?: Site | undefined;
};

/** Lets each render keep its content. @param read The same object each time within a render, else a new one. */
export function setRenderScope(read: () => Render): void {
  readRender = read;
}

/** All pages are one bundle, and nothing else renders: no other bundle needs it. */
let readRender = (): Render => ({});

/** The content that readers see now. It never looks at the folder: a server does that in the background (adopt-content.ts). */
export function currentSite(): Site {
  const render = readRender();
  render.taken ??= siteContent().current();
  return render.taken;
}

/**
 * Puts the content of this process in place, instead of any before. The whole process shares it: one bundle opens it when the
 * server starts, and pages, route handlers and the middleware show it.
 */
export function provideContent(content: SiteContent): void {
  forgetProcessWide("content");
  processWide("content", () => content);
}

/** The content of this process, with its folder. */
export function siteContent(): SiteContent {
  return processWide("content", () => {
    throw new Error("This process has not opened the content (lib/content/site/open-content.ts).");
  });
}
