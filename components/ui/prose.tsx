import "./prose.css";
import type { SafeHtml } from "@/lib/text/body-types";

type ProseProps = {
  html: SafeHtml;
};

/** Rendered markdown of an editor. The script of a list of helplines may have put another country first. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/text.
  return <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
