import type { Element } from "hast";
import type { RootContent } from "mdast";
import { parse } from "yaml";
import type { z } from "zod";
import { describeIssue, nameKnown } from "../../content/read/describe-issue";
import type { Library } from "../../content/site/library";
import type { Site } from "../../content/site/site";

/** What a block asks for. `error` is a message for the editor; a block with a mistake may still be shown. */
export type ParsedBlock<Request> =
  | { request: Request; error?: string | undefined }
  | { request?: undefined; error: string };

/** Texts in which blocks are shown: articles, reviews, the editor's own pages, test records, legal pages. */
export type BlockPlace = "blog" | "reviews" | "pages" | "test-reports" | "legal";

/** Wherever bodies are rendered. */
export const everyPlace: readonly BlockPlace[] = ["blog", "reviews", "pages", "test-reports", "legal"];

/**
 * One kind of fenced block that becomes something other than code. The type asks for every surface, so none can be
 * forgotten. Methods, not properties: a list of all kinds does not know what each is made of.
 */
export type Block<Request, Shown> = {
  /** The language of the fence: "```chart". */
  name: string;
  /** What messages call it. */
  noun: string;
  /** Elsewhere it would be shown as code, or not at all. */
  allowedIn: readonly BlockPlace[];
  /** Whether a text shows it once only, however often it asks for the same. */
  once?: boolean;
  /** Parses the code of a block, without its fences. Never throws. */
  parse(code: string): ParsedBlock<Request>;
  /** What it shows; `undefined` where there is nothing to show, and the block is left out. Without a site it shows its own figures alone. */
  find(request: Request, site?: Site): Shown | undefined;
  /** For the page, and for feeds as rehype-plain.ts leaves it; what is `hidden` is for feeds alone. */
  html(shown: Shown): Element[];
  /** For the markdown export, where the code of the block is not enough: a number that somebody in distress can call. */
  markdown?(shown: Shown): RootContent[];
  /**
   * What its author has written in it for readers, one line after another; empty where it shows what other files say. Search finds
   * these words, and the check reads them like those of any other text, so that no claim hides in a block.
   */
  authorWords(request: Request): string;
  /** What is wrong with the names in it, in words for the editor. */
  check(request: Request, library: Library): string[];
};

/** Parses the YAML of a block. @param empty What an empty block means. */
export function parseFields<Schema extends z.ZodType>(
  code: string,
  { noun, schema, empty = null }: { noun: string; schema: Schema; empty?: object | null },
): ParsedBlock<z.output<Schema>> {
  let data: unknown;
  try {
    data = parse(code, { maxAliasCount: 0, logLevel: "error" }) ?? empty;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : error;
    return { error: `The ${noun} is not valid YAML: ${reason}` };
  }
  const result = schema.safeParse(data, { reportInput: true, error: nameKnown });
  if (result.success) return { request: result.data };
  return { error: `In this ${noun}: ${result.error.issues.map(describeIssue).join(" ")}` };
}
