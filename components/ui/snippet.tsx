type SnippetProps = {
  /** Safe HTML from lib/markdown. */
  html: string;
  className?: string | undefined;
};

/** A few sentences of rendered markdown: a verdict, a note, an answer. */
export function Snippet({ html, className }: SnippetProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/markdown.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
