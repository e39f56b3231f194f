import text from "./prose.module.css";
import charts from "./prose-charts.module.css";
import checklists from "./prose-checklists.module.css";
import tables from "./prose-tables.module.css";

type ProseProps = { /** Safe HTML from lib/markdown. */ html: string };

/** A text that an editor wrote in markdown. */
export function Prose({ html }: ProseProps) {
  const className = [text.prose, tables.prose, checklists.prose, charts.prose].join(" ");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown has sanitised it; nothing else is shown here.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
