import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLibrary } from "@/lib/content/snapshot/create-library";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { shareEntries } from "@/lib/editing/impact/share-entries";
import { comparePages } from "@/lib/publishing/dependents";
import { pageKey } from "@/lib/publishing/page-key";
import { siteFolder } from "../../helpers/site-folder";

const base = mkdtempSync(join(tmpdir(), "both-"));
const root = join(base, "content");
cpSync(siteFolder, root, { recursive: true });
afterAll(() => rmSync(base, { recursive: true, force: true }));

const day = "2025-07-01";
const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));

/** The two mechanisms side by side, for every file of a site: the key must change wherever a fingerprint does. */
it("the key is never less strict than the fingerprints", () => {
  const read = createLibrary({ root, claims: "all", recheckAfter: () => 0 });
  const keyOf = (snapshot: Snapshot) => pageKey("", snapshot);
  let before = new Snapshot(read(), day);
  const seen = { both: 0, keyOnly: [] as string[], fingerprintsOnly: [] as string[], neither: 0 };
  // A file that is written again with the same text is another object: that is no difference for readers.
  const shot = () => new Snapshot(shareEntries(read(), before.library), day, before);
  const look = (what: string, after: Snapshot) => {
    const { everything, paths } = comparePages(before, after);
    const isOld = everything || paths.length > 0;
    const isNew = keyOf(before) !== keyOf(after);
    if (isOld && isNew) seen.both += 1;
    else if (isNew) seen.keyOnly.push(what);
    else if (isOld) seen.fingerprintsOnly.push(what);
    else seen.neither += 1;
    before = after;
  };
  for (const name of names) {
    const file = join(root, name);
    const text = readFileSync(file, "utf8");
    const edits: [string, string | undefined][] = [
      ["body", `${text}\nOne more sentence.\n`],
      ["sample", text.replace("sample: true", "sample: false")],
      ["dates", text.replace(/2025-0\d/g, "2024-03")],
      ["broken", "---\ntitle: [\n---\n"],
      ["deleted", undefined],
    ];
    for (const [what, edit] of edits) {
      if (edit === undefined) rmSync(file);
      else writeFileSync(file, edit);
      look(`${name}: ${what}`, shot());
      writeFileSync(file, text);
      look(`${name}: ${what}, back`, shot());
    }
  }
  for (let at = 2; at < 28; at += 1) look(`day ${at}`, before.on(`2025-07-${String(at).padStart(2, "0")}`));
  console.log(JSON.stringify({ ...seen, keyOnly: seen.keyOnly.length, examples: seen.keyOnly.slice(0, 30) }, null, 1));
  expect(seen.fingerprintsOnly).toEqual([]);
}, 300_000);
