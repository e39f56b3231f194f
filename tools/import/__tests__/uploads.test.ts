import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { openUploads } from "../uploads";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A zip archive with one file that is not compressed. */
function archive(name: string, content: string): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name + content)]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x0a\0"), fields, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\x05\x06"), end]);
}

it.each([
  ["https://old.example/wp-content/uploads/2024/05/plan.png", "kept"],
  ["https://old.example/wp-content/uploads/2024/05/plan-300x200.png?w=1", "kept"],
  ["https://old.example/wp-content/uploads/2024/05/other.png", undefined],
  ["https://old.example/../../../../secret.txt", undefined],
])("finds %s in a folder and in an archive", async (url, expected) => {
  mkdirSync(join(folder, "uploads/2024/05"), { recursive: true });
  writeFileSync(join(folder, "uploads/2024/05/plan.png"), "kept");
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "uploads.zip"), archive("wp-content/uploads/2024/05/plan.png", "kept"));
  for (const place of ["uploads", "uploads.zip"]) {
    const uploads = await openUploads(join(folder, place));
    expect((await uploads.read(url))?.toString()).toBe(expected);
    uploads.close();
  }
});

it("refuses what is neither", async () => {
  writeFileSync(join(folder, "a.zip"), "no archive");
  await expect(openUploads(join(folder, "a.zip"))).rejects.toThrow("is no zip archive that can be read");
  await expect(openUploads(join(folder, "missing"))).rejects.toThrow("There is no");
});
