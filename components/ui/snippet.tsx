type SnippetProps = {
  /** Safe HTML from lib/text. */
  html: string;
  className?: string | undefined;
};

/** A few sentences of rendered markdown: a verdict, a note, an answer. */
export function Snippet({ html, className }: SnippetProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/text.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
