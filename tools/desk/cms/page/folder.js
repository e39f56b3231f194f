// @ts-check

/**
 * The content folder, in the form in which browsers give folders to pages (https://fs.spec.whatwg.org), as far as the editor uses
 * it. The server of the desk reads and writes. So no folder has to be picked, and browsers that cannot pick one work too.
 */

/** How the names of the editor's temporary files begin, which stay in this page. */
const temporary = ".sveltia-tmp-";

/** Shows the server that a request comes from this page. */
let token = "";

/** @param {string} path @param {{ method?: string, body?: Blob, headers?: Record<string, string> }} [init] */
async function ask(path, init) {
  const headers = { ...init?.headers, "x-desk-token": token };
  const answer = await fetch(`/content-files${path}`, { ...init, headers });
  if (answer.status === 404) throw new DOMException(`${path} does not exist.`, "NotFoundError");
  if (answer.status === 412) throw new ChangedElsewhere(await answer.json());
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** Somebody has saved a newer version. */
class ChangedElsewhere extends Error {
  /** @param {{ problem: string, mine?: string }} answer */
  constructor({ problem, mine }) {
    super(problem);
    this.mine = mine;
  }
}

/** The version of each file that the editor has. @type {Map<string, string>} */
const versions = new Map();

/** @param {string} path @param {Response} answer */
const noteVersion = (path, answer) => versions.set(path, answer.headers.get("etag") ?? "");

/** Says what the check finds in the file that was last worked on; nothing as soon as one is saved or deleted. @param {{ errors: string[] }} detail */
const tell = (detail) => dispatchEvent(new CustomEvent("desk-checked", { detail }));

/**
 * Saves a file, unless somebody else has changed it meanwhile.
 * @param {string} path @param {BlobPart[]} parts
 */
async function save(path, parts) {
  // A picture has no faults to tell, and must not hide those of a text.
  const isText = path.endsWith(".md");
  if (isText) tell({ errors: [] });
  const known = versions.get(path);
  /** @type {Record<string, string>} */
  const headers = known ? { "if-match": known } : { "if-none-match": "*" };
  try {
    const answer = await ask(path, { method: "PUT", body: new Blob(parts), headers });
    noteVersion(path, answer);
    const detail = await answer.json();
    if (isText) tell(detail);
  } catch (error) {
    if (error instanceof ChangedElsewhere && error.mine !== undefined)
      dispatchEvent(new CustomEvent("desk-conflict", { detail: { path, mine: error.mine } }));
    throw error;
  }
}

/** @param {string} path */
async function remove(path) {
  await ask(path, { method: "DELETE" });
  versions.delete(path);
}

/** The text of a file as it is now, and its version; both are empty if it is gone. @param {string} path */
export async function readNow(path) {
  try {
    const answer = await ask(path);
    return { text: await answer.text(), version: answer.headers.get("etag") ?? "" };
  } catch (error) {
    if (error instanceof DOMException) return { text: "", version: "" };
    throw error;
  }
}

/** Saves a text over the version that was compared with it. @param {string} path @param {string} text @param {string} version */
export async function saveOver(path, text, version) {
  if (version) versions.set(path, version);
  else versions.delete(path);
  await save(path, [text]);
}

class FileHandle {
  kind = "file";
  /** What is being written. @type {BlobPart[] | undefined} */
  parts;
  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.name = path.slice(path.lastIndexOf("/") + 1);
  }
  async getFile() {
    const answer = await ask(this.path);
    noteVersion(this.path, answer);
    const lastModified = Date.parse(answer.headers.get("last-modified") ?? "");
    return new File([await answer.blob()], this.name, { lastModified, type: answer.headers.get("content-type") ?? "" });
  }
  async createWritable() {
    this.parts = /** @type {BlobPart[]} */ ([]);
    return {
      // Saved here and not in `close`, whose errors the editor does not show.
      write: async (/** @type {BlobPart} */ part) => {
        this.parts?.push(part);
        if (!this.name.startsWith(temporary)) await save(this.path, this.parts ?? []);
      },
      close: async () => {},
    };
  }
  /** The editor writes to a temporary file first, and renames it. @param {FolderHandle} folder @param {string} name */
  async move(folder, name) {
    const before = this.name.startsWith(temporary) ? undefined : this.path;
    const parts = this.parts ?? [await this.getFile()];
    this.path = `${folder.path}/${name}`;
    this.name = name;
    await save(this.path, parts);
    if (before) await remove(before);
  }
}

class FolderHandle {
  kind = "directory";
  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.name = path.slice(path.lastIndexOf("/") + 1);
  }
  async *entries() {
    /** @type {{ name: string, isFolder: boolean }[]} */
    const listed = await (await ask(`${this.path}/`)).json();
    for (const { name, isFolder } of listed) {
      const path = `${this.path}/${name}`;
      yield [name, isFolder ? new FolderHandle(path) : new FileHandle(path)];
    }
  }
  /** @param {string} name */
  async getDirectoryHandle(name) {
    return new FolderHandle(`${this.path}/${name}`);
  }
  /** @param {string} name @param {{ create?: boolean }} [options] */
  async getFileHandle(name, options) {
    const path = `${this.path}/${name}`;
    if (!options?.create) await ask(path, { method: "HEAD" });
    return new FileHandle(path);
  }
  /** @param {string} name */
  async removeEntry(name) {
    const path = `${this.path}/${name}`;
    await remove(path);
    if (path.endsWith(".md")) tell({ errors: [] });
  }
}

/**
 * Gives the editor this folder in the place of the browser's own storage, in which its test backend works.
 * @param {string} given The token of the page.
 */
export function provideFolder(given) {
  token = given;
  const folder = new FolderHandle("");
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  Object.defineProperty(navigator, "storage", { value: storage });
}
