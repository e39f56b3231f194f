import { rmSync } from "node:fs";
import { join } from "node:path";
import { contentVersion } from "@/lib/content/site/content-version";
import { createContentFolder } from "../../../helpers/content-folder";

it("content has another version when a file of evidence comes, is replaced or goes", () => {
  const folder = createContentFolder({});
  const read = folder.open();
  const versionNow = () => contentVersion({ library: read(), day: "2025-07-01" });
  const before = versionNow();
  folder.write("evidence/survey.txt", "Asked: 12.");
  const first = versionNow();
  folder.write("evidence/survey.txt", "Asked: 1200.");
  const second = versionNow();
  expect(new Set([before, first, second]).size).toBe(3);
  rmSync(join(folder.root, "evidence/survey.txt"));
  expect(versionNow()).toBe(before);
});
