import { join } from "node:path";
import { z } from "zod";
import { pictureFile } from "../content/pictures/list-pictures";
import { collectionSchemas } from "../content/read/collections";
import { Refusal } from "../http/refusal";
import { pushTargetFields, reasonToSkip } from "./push-target";

const fileNames = z.array(z.string());

/** What may be posted; other fields of a push are not looked at. */
const bodySchema = z.object({
  ...pushTargetFields,
  /** GitHub's push event: names from the root of the repository. */
  commits: z
    .array(z.object({ added: fileNames.default([]), removed: fileNames.default([]), modified: fileNames.default([]) }))
    .optional(),
  /** The same names without a push. */
  files: fileNames.optional(),
  /** Addresses of the site. */
  paths: z
    .array(
      z
        .string()
        .regex(/^\/[^\s?#]*$/)
        .max(200),
    )
    .optional(),
});

export type NamedChange = {
  /** Absolute paths of content files, whether they are there or not. */
  files: string[];
  /** Addresses that no file of their own stands behind. */
  paths: string[];
  /** Whether it is a push: each is another, so that one which comes again tells nothing new. */
  isPush: boolean;
  /** Why nothing is published, where that is so: a push to another branch. Then there are no files. */
  skipped?: string | undefined;
};

const folders: ReadonlySet<string> = new Set([...Object.keys(collectionSchemas), "site"]);

const usage =
  'Post the body of a GitHub push, or {"files": ["content/blog/name.md"]}, or {"paths": ["/blog/name"]} as JSON.';

/**
 * Reads what has changed from a body whose signature was checked.
 * GitHub posts JSON, or the same in the field "payload" of a form; `curl -d` says of JSON too that it is a form.
 * @param root Absolute path of the content folder.
 * @param branch The branch that is published; without it, the default branch that the push names.
 * @throws Refusal 400 for what is no JSON or names nothing.
 */
export function readChange(body: string, root: string, branch?: string): NamedChange {
  const result = bodySchema.safeParse(parseJson(body) ?? parseJson(new URLSearchParams(body).get("payload") ?? ""));
  if (!result.success) throw new Refusal(400, usage);
  const { commits, files, paths } = result.data;
  if (!commits && !files && !paths) throw new Refusal(400, usage);
  const isPush = commits !== undefined;
  const skipped = reasonToSkip(result.data, branch);
  if (skipped) return { files: [], paths: [], isPush, skipped };

  const named = [
    ...(files ?? []),
    ...(commits ?? []).flatMap((one) => [...one.added, ...one.removed, ...one.modified]),
  ];
  const ownFiles = (paths ?? []).map((path) => ({ path, file: fileBehind(path) }));
  return {
    files: unique([
      ...named.flatMap((name) => contentFile(name, root) ?? []),
      ...ownFiles.flatMap(({ file }) => (file ? join(/* turbopackIgnore: true */ root, file) : [])),
    ]),
    paths: unique(ownFiles.flatMap(({ path, file }) => (file ? [] : path))),
    isPush,
  };
}

/** A push also names files that are no content, such as code. The content folder may lie anywhere in the repository. */
function contentFile(name: string, root: string): string | undefined {
  const [, picture] = /(?:^|\/)media\/((?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.[a-z]+)$/.exec(name) ?? [];
  if (picture) return pictureFile(root, `/images/${picture}`);
  const [folder = "", file = ""] = name.split("/").slice(-2);
  return folders.has(folder) && /^[a-z0-9-]+\.md$/.test(file)
    ? join(/* turbopackIgnore: true */ root, folder, file)
    : undefined;
}

function fileBehind(path: string): string | undefined {
  return /^\/(?:blog|reviews|authors)\/[a-z0-9-]+$/.test(path) ? `${path.slice(1)}.md` : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
