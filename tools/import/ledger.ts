import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { sha256 } from "../../lib/util/digest";

const saved = z.object({
  /** Slug and number that each text got, by its key in the old system. */
  entries: z.record(z.string(), z.object({ slug: z.string(), id: z.number() })),
  /** Digest of each file as it was written here, by path below the content. */
  files: z.record(z.string(), z.string()),
});

/** What became of a file that an import makes. */
export type Outcome = "written" | "unchanged" | "edited";

/**
 * What earlier runs have made, kept in a file beside the report. So a second run finds the texts again, writes those that have
 * changed in the old system, and leaves alone whatever an editor has touched.
 */
export class Ledger {
  readonly #state: z.infer<typeof saved>;
  readonly #file: string;
  readonly #root: string;

  /** @throws Error if the file is there and is none of ours. */
  constructor(file: string, root: string) {
    this.#file = file;
    this.#root = root;
    this.#state = existsSync(file) ? read(file) : { entries: {}, files: {} };
  }

  /** The slug and number of a text in an earlier run. */
  entry(key: string): { slug: string; id: number } | undefined {
    return this.#state.entries[key];
  }

  remember(key: string, entry: { slug: string; id: number }): void {
    this.#state.entries[key] = entry;
  }

  /** Whether a file of the content is one that an import has made. */
  made(path: string): boolean {
    return Object.hasOwn(this.#state.files, path);
  }

  /** Writes a file of the content, unless somebody else wrote or changed it. */
  write(path: string, content: string | Buffer): Outcome {
    const file = join(this.#root, path);
    const digest = sha256(content);
    if (existsSync(file)) {
      const present = sha256(readFileSync(file));
      if (present === digest) {
        // Also where an earlier run was stopped before it could remember the file.
        this.#state.files[path] = digest;
        return "unchanged";
      }
      if (present !== this.#state.files[path]) return "edited";
    } else if (this.made(path)) {
      // An editor has deleted it.
      return "edited";
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.#state.files[path] = digest;
    return "written";
  }

  /** Forgets a file that nobody has changed since its import, so that it may be deleted. @returns Whether that is so. */
  forget(path: string): boolean {
    const file = join(this.#root, path);
    const isOurs = existsSync(file) && sha256(readFileSync(file)) === this.#state.files[path];
    if (isOurs) delete this.#state.files[path];
    return isOurs;
  }

  save(): void {
    writeFileSync(this.#file, `${JSON.stringify(this.#state, null, 1)}\n`);
  }
}

function read(file: string): z.infer<typeof saved> {
  try {
    return saved.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Error(`${file} is not what an earlier import has left. Move it away.`);
  }
}
