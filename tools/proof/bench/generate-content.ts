import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { seededRandom } from "../../../lib/util/random";

/** A real article taken apart: what generated ones are put together from. */
type Source = { slug: string; fields: Record<string, unknown>; sections: string[] };

/** Day of the newest generated article; the others lie before it, one a day. */
const newest = Date.UTC(2025, 5, 1);
const oneDay = 86_400_000;

/**
 * A content folder with `count` articles: the real ones, and made-up ones of the same length. Each is put together from
 * sections of real articles, with words of its own, so that search and rendering have what they have on a real site.
 * Covers are those of the real articles. The same count gives the same files.
 */
export function generateContent(realContent: string, folder: string, count: number): void {
  cpSync(realContent, folder, { recursive: true });
  const blog = join(folder, "blog");
  const names = readdirSync(blog).filter((name) => name.endsWith(".md"));
  const sources = names
    .map((name) => readSource(join(blog, name)))
    // Their sections must not be beside offers.
    .filter(({ fields }) => fields.offers !== "none");
  for (let number = 1; number <= count - names.length; number += 1) {
    const { slug, text } = composeArticle(sources, number);
    writeFileSync(join(blog, `${slug}.md`), text);
  }
}

function readSource(file: string): Source {
  const [, frontmatter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { slug: basename(file, ".md"), fields: parse(frontmatter), sections: body.split(/^(?=## )/m) };
}

/** Begins the name of each generated article. */
export const generatedPrefix = "entry-";

/** Ten years: the check refuses days that are long gone. */
const days = 3650;

function composeArticle(sources: readonly Source[], number: number): { slug: string; text: string } {
  const random = seededRandom(`article ${number}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const name = `${pick(syllables)}${pick(syllables)}${pick(syllables)} ${pick(syllables)}${pick(syllables)}`;
  const model = pick(sources);
  const slug = `${generatedPrefix}${number}-${name.replace(" ", "-")}`;
  const fields = {
    ...model.fields,
    id: 100_000 + number,
    title: `What ${name} teaches about companion apps, part ${number}`,
    date: new Date(newest - (number % days) * oneDay).toISOString().slice(0, 10),
    updated: undefined,
    corrections: undefined,
    aliases: undefined,
    seoTitle: undefined,
  };
  const sections = model.sections.map((own, index) => (index === 0 ? own : (pick(sources).sections[index] ?? own)));
  const body = sections.join("").replace(/\.\n\n/, `, as ${name} found.\n\n`);
  return { slug, text: `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}` };
}

const syllables = [
  "al",
  "bren",
  "cor",
  "dun",
  "el",
  "fara",
  "gri",
  "hol",
  "ith",
  "jun",
  "kes",
  "lor",
  "mir",
  "nov",
  "os",
];
