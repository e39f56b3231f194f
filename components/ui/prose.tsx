import styles from "./prose.module.css";

type ProseProps = { /** Safe HTML from lib/markdown. */ html: string };

/** A text that an editor wrote in markdown. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown has sanitised it; nothing else is shown here.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
