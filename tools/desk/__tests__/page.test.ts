/** What the page shows as the notice: each event of the folder, in their order. */
const shown: string[][] = [];
type Folder = {
  getFileHandle: (
    name: string,
    options?: { create: boolean },
  ) => Promise<{
    createWritable: () => Promise<{ write: (text: string) => Promise<void> }>;
    move: (folder: Folder, name: string) => Promise<void>;
  }>;
  removeEntry: (name: string) => Promise<void>;
};

/** What the server of the desk answers to the next requests. */
let answers: Response[] = [];
/** The headers of the last request. */
let sent: Record<string, string> = {};

beforeEach(() => {
  shown.length = 0;
  Object.assign(globalThis, {
    navigator: {},
    window: {},
    fetch: async (_: string, { headers }: { headers: Record<string, string> }) => {
      sent = headers;
      return answers.shift() ?? new Response("Gone wrong", { status: 500 });
    },
    dispatchEvent: ({ detail }: CustomEvent<{ errors: string[] }>) => shown.push(detail.errors),
  });
});

async function openFolder(): Promise<Folder> {
  const { provideFolder } = await import("../cms/page/folder.js");
  provideFolder("a-token");
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle("content")) as unknown as Folder;
}

async function save(folder: Folder, name: string): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  await (await file.createWritable()).write("---");
}

const checked = (...errors: string[]) => new Response(JSON.stringify({ errors }), { headers: { etag: "one" } });

it("takes the notice away when another file is saved, also if that fails, and when one is deleted", async () => {
  const folder = await openFolder();
  answers = [checked("No author.")];
  await save(folder, "a.md");
  expect(shown).toEqual([[], ["No author."]]);
  await expect(save(folder, "b.md")).rejects.toThrow("Gone wrong");
  expect(shown.at(-1)).toEqual([]);
  answers = [checked("No author."), checked(), new Response("Removed.")];
  await save(folder, "a.md");
  await save(folder, "a.webp");
  expect(shown.at(-1)).toEqual(["No author."]);
  await folder.removeEntry("a.md");
  expect(shown.at(-1)).toEqual([]);
});

it("keeps what the editor writes to a temporary file until it has its name", async () => {
  const folder = await openFolder();
  const file = await folder.getFileHandle(".sveltia-tmp-1", { create: true });
  await (await file.createWritable()).write("---");
  expect(shown).toEqual([]);
  answers = [checked("No author.")];
  await file.move(folder, "a.md");
  expect(shown).toEqual([[], ["No author."]]);
  answers = [new Response("Changed", { status: 500 })];
  const other = await folder.getFileHandle(".sveltia-tmp-2", { create: true });
  await (await other.createWritable()).write("---");
  await expect(other.move(folder, "b.md")).rejects.toThrow("Changed");
});

it("takes a file at the former place of another for a new one", async () => {
  const folder = await openFolder();
  answers = [checked()];
  await save(folder, "old.md");
  answers = [checked(), checked(), new Response("Removed."), checked()];
  await (await folder.getFileHandle("old.md", { create: true })).move(folder, "new.md");
  await save(folder, "old.md");
  expect(sent).toMatchObject({ "if-none-match": "*" });
});
