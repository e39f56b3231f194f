import type { SafeHtml } from "@/lib/text/safe-html";
import "./helplines.css";

/** A list of helplines outside of a text. Its script may have put another country first. */
export function Helplines({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
