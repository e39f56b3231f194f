import type { SafeHtml } from "@/lib/text/safe-html";
import text from "./prose.module.css";
import charts from "./prose-charts.module.css";
import checklists from "./prose-checklists.module.css";
import costs from "./prose-costs.module.css";
import helplines from "./prose-helplines.module.css";
import ranking from "./prose-ranking.module.css";
import tables from "./prose-tables.module.css";

type ProseProps = {
  html: SafeHtml;
};

/** Rendered markdown of an editor. The script of a list of helplines may have put another country first. */
export function Prose({ html }: ProseProps) {
  const className = [
    text.prose,
    tables.prose,
    checklists.prose,
    charts.prose,
    costs.prose,
    helplines.prose,
    ranking.prose,
  ].join(" ");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/text.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
