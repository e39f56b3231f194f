import { resolve } from "node:path";
import { describeContentDir } from "@/lib/runtime/refuse-start";

it("names a folder that is not there, and a file in its place", () => {
  expect(describeContentDir("nowhere")).toBe(`CONTENT_DIR: there is no folder ${resolve("nowhere")}`);
  expect(describeContentDir("package.json")).toContain("CONTENT_DIR: there is no folder");
  expect(describeContentDir("__tests__")).toBeUndefined();
});
