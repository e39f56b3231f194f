type SnippetProps = { /** Safe HTML from lib/markdown. */ html: string; className?: string | undefined };

/** A few sentences that an editor wrote in markdown: a verdict, a note, an answer. */
export function Snippet({ html, className }: SnippetProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown has sanitised it; nothing else is shown here.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
