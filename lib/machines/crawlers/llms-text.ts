import { absoluteUrl } from "../metadata/page-metadata";

/** A link with a description in one line. */
export type LlmsLink = {
  title: string;
  path: string;
  description: string;
  /** Path of the same as markdown, where there is one. */
  markdown?: string;
};

export type LlmsInput = {
  name: string;
  summary: string;
  /** Paragraphs about how to read the site. */
  notes: readonly string[];
  sections: readonly { heading: string; links: readonly LlmsLink[] }[];
};

/** llms.txt (llmstxt.org): markdown with the site's name, a summary, and lists of links. Skips empty sections. */
export function buildLlmsText({ name, summary, notes, sections }: LlmsInput): string {
  const blocks = [
    `# ${oneLine(name)}`,
    `> ${oneLine(summary)}`,
    ...notes.map(oneLine),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => [`## ${oneLine(heading)}`, "", ...links.map(item)].join("\n")),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function item({ title, path, description, markdown }: LlmsLink): string {
  const line = `- [${oneLine(title).replace(/[[\]\\]/g, "\\$&")}](${absoluteUrl(path)}): ${oneLine(description)}`;
  return markdown === undefined ? line : `${line} [As markdown](${absoluteUrl(markdown)})`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
