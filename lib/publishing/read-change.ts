import { join } from "node:path";
import { z } from "zod";
import { pictureFile } from "../content/pictures/list-pictures";
import { collectionSchemas } from "../content/read/collections";
import { Refusal } from "../http/refusal";
import { isOldPush, isPushWithoutFiles, pushTargetFields, reasonToSkip } from "./push-target";

const fileNames = z.array(z.string());

/** The fields that are read. Other fields of a push are ignored. */
const bodySchema = z.object({
  ...pushTargetFields,
  /** From the push of GitHub, GitLab or Gitea: paths relative to the root of the repository. */
  commits: z
    .array(z.object({ added: fileNames.default([]), removed: fileNames.default([]), modified: fileNames.default([]) }))
    .optional(),
  /** Such paths without a push. */
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
  /** Absolute paths of content files, which may be deleted. */
  files: string[];
  /** Addresses of pages without a content file of their own. */
  paths: string[];
  /** Whether it is a push. No two pushes are equal, so a repeated one is a replay. */
  isPush: boolean;
  /** Why nothing is published, for example a push to another branch. `files` and `paths` are empty then. */
  skipped?: string | undefined;
};

const folders: ReadonlySet<string> = new Set([...Object.keys(collectionSchemas), "site"]);

const usage = 'Post the body of a push, or {"files": ["content/blog/name.md"]}, or {"paths": ["/blog/name"]} as JSON.';

/**
 * Reads what has changed from a body with a valid signature. GitHub posts JSON, or JSON in the form field "payload".
 * The content type is ignored, because `curl -d` sends JSON with that of a form.
 * @param root Absolute path of the content folder.
 * @param branch The branch that is published; default: the default branch that the push names.
 * @throws Refusal 400 if the body is not JSON or names no files or pages, 409 for a push that says that it is old.
 */
export function readChange(body: string, root: string, branch?: string): NamedChange {
  const result = bodySchema.safeParse(parseJson(body) ?? parseJson(new URLSearchParams(body).get("payload") ?? ""));
  if (!result.success) throw new Refusal(400, usage);
  const { commits, files, paths } = result.data;
  const isPush = commits !== undefined || isPushWithoutFiles(result.data);
  if (!isPush && !files && !paths) throw new Refusal(400, usage);
  if (isOldPush(result.data, Date.now()))
    throw new Refusal(409, "This push is more than three days old: it is a replay.");
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

/**
 * Absolute path of a content file; `undefined` for other files of a push, such as code. The content folder can be
 * anywhere in the repository.
 */
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
