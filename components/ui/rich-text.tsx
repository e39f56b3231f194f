import type { SafeHtml } from "@/lib/text/body-types";

type RichTextProps = {
  html: SafeHtml;
  className?: string | undefined;
};

/** A few sentences of rendered markdown: a verdict, a note, an answer. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/text.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
