import { clickReplayScript, readingScriptId } from "./click-replay-script";

/** next.config.ts compiles in the hash of the file that scripts/reading.ts writes. */
const address = `/scripts/reading.js?v=${process.env.READING_SCRIPT_HASH ?? ""}`;

/** The script for readers who only read (start.ts): small, and loaded after everything that the page shows. */
export function ReadingScript() {
  return <script id={readingScriptId} src={address} defer fetchPriority="low" />;
}

/** First in the page, so that no click is earlier. */
export function ClickReplay() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: clickReplayScript }} />;
}
