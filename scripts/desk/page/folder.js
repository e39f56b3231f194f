// @ts-check

/**
 * The content folder, in the form in which browsers give folders to pages (https://fs.spec.whatwg.org), as far as the editor uses
 * it. The server of the desk reads and writes. So no folder has to be picked, and browsers that cannot pick one work too.
 */

/** @param {string} path @param {RequestInit} [init] */
async function ask(path, init) {
  const answer = await fetch(`/content-files${path}`, init);
  if (answer.status === 404) throw new DOMException(`${path} does not exist.`, "NotFoundError");
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

class FileHandle {
  kind = "file";
  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.name = path.slice(path.lastIndexOf("/") + 1);
  }
  async getFile() {
    const answer = await ask(this.path);
    const lastModified = Date.parse(answer.headers.get("last-modified") ?? "");
    return new File([await answer.blob()], this.name, { lastModified, type: answer.headers.get("content-type") ?? "" });
  }
  async createWritable() {
    /** @type {BlobPart[]} */
    const parts = [];
    return {
      write: async (/** @type {BlobPart} */ part) => void parts.push(part),
      close: async () => {
        const answer = await ask(this.path, { method: "PUT", body: new Blob(parts) });
        dispatchEvent(new CustomEvent("desk-saved", { detail: await answer.json() }));
      },
    };
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
    await ask(`${this.path}/${name}`, { method: "DELETE" });
  }
}

/** Gives the editor this folder in the place of the browser's own storage, in which its test backend works. */
export function provideFolder() {
  const folder = new FolderHandle("");
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  Object.defineProperty(navigator, "storage", { value: storage });
  // The editor would write to another file first and rename it. The server does that itself.
  if ("FileSystemFileHandle" in window) Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
  else Object.assign(window, { FileSystemFileHandle: FileHandle });
}
