import "../ui/helplines.css";
import type { SafeHtml } from "@/lib/text/body-types";

/** Helplines before search results. Their script may have put another country first. */
export function SearchHelplines({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
