import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import { linkState } from "../links/dead-links";
import { mediaStore } from "../pictures/media-store";
import { formatDiagnostic } from "../read/diagnostics";
import { createLibrary, type LibraryOptions } from "./create-library";
import { today } from "./entry-dates";
import { contentRoot, type Library, siteStore } from "./library";
import { noLinks, Snapshot } from "./snapshot";

/** The content in this process. */
export type SiteContent = {
  /** Scans the files. */
  read: () => Library;
  /** What readers see now. */
  current: Snapshot;
  /** What readers saw when the process started. */
  first: Library;
};

/** What one render of a page shows. */
export type Render = {
  /** The content that it has taken first. A page shows one content, also if another comes while it is rendered. */
  taken?: Snapshot;
  /** The day as on which it is shown; default: today. */
  day?: string | undefined;
};

/** Lets each render keep its content. @param read The same object each time within a render, else a new one. */
export function letRendersTakeOnce(read: () => Render): void {
  // The first stays: another, of another bundle, would know nothing of renders that have begun.
  renders().read ??= read;
}

/** The render that this call is part of. */
export function thisRender(): Render {
  return renders().read?.() ?? {};
}

/** Which content the page that is being rendered shows. */
const renders = () => processWide("render", (): { read?: () => Render } => ({}));

/**
 * The content that readers see now, or on the day for which the request asks. It never looks at the folder: a server does that
 * in the background (adopt-content.ts). Others read it once, at the first call.
 */
export function getSnapshot(): Snapshot {
  const render = thisRender();
  render.taken ??= currentSnapshot();
  const { taken, day } = render;
  return day ? taken.once(`on ${day}`, () => taken.on(day)) : taken;
}

function currentSnapshot(): Snapshot {
  const content = siteContent();
  return update(content, content.current.library);
}

/** Scans the files, and puts what readers see from now on in place. */
export function scanContent(): Snapshot {
  const content = siteContent();
  return update(content, content.read());
}

/** The content when the process started. */
export function firstLibrary(): Library {
  return siteContent().first;
}

function update(content: SiteContent, library: Library): Snapshot {
  const day = today();
  const dead = getEnv().links === "strict" ? linkState().dead : noLinks;
  const { current } = content;
  const isSame = current.library === library && current.day === day && isSameSet(current.deadLinks, dead);
  if (mayHaveNewCode(current)) content.current = new Snapshot(library, day, undefined, dead);
  else if (!isSame) content.current = new Snapshot(library, day, current, dead);
  return content.current;
}

/** Not the same object: each bundle has an empty set of its own. */
function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a === b || (a.size === b.size && [...a].every((item) => b.has(item)));
}

/** In development, the code that derives a snapshot may have changed since, so a snapshot is used for one second. */
function mayHaveNewCode(current: Snapshot): boolean {
  if (process.env.NODE_ENV !== "development") return false;
  const createdAt = current.once("created at", () => performance.now());
  return performance.now() - createdAt > 1000;
}

/** Opens the content anew. @param options Others than those of a build. */
export function openContent(options: Partial<LibraryOptions>): SiteContent {
  forgetProcessWide("content");
  return processWide("content", (): SiteContent => {
    const read = createLibrary({
      root: contentRoot(),
      kept: mediaStore().kept,
      claims: getEnv().claims,
      store: siteStore(),
      onDiagnostic: (diagnostic) => logError(`content: ${formatDiagnostic(diagnostic, contentRoot())}`),
      ...processWide("content options", (): Partial<LibraryOptions> => ({})),
      ...options,
    });
    const current = new Snapshot(read(), today());
    return { read, current, first: current.library };
  });
}

function siteContent(): SiteContent {
  return processWide("content", () => openContent({}));
}
