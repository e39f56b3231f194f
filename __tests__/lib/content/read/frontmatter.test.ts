import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitFrontmatter } from "@/lib/content/read/frontmatter";
import { postSchema } from "@/lib/content/schemas/post-schema";
import { contentFile, postFields } from "../../../helpers/content-files";
import { parseEntry } from "../../../helpers/parse-entry";

function split(text: string) {
  const result = splitFrontmatter(text);
  if ("message" in result) throw new Error(result.message);
  return result;
}

function errorOf(text: string) {
  const result = splitFrontmatter(text);
  return "message" in result ? result : undefined;
}

const parse = (text: string) => parseEntry(postSchema, { slug: "a", file: "a.md", text });

describe("splitFrontmatter", () => {
  const text =
    "---\n# a comment\ntitle: One\nlist:\n  - first\n  - name: second\n    slug: two\nflow: [a, b]\ndate: 2025-06-28\n---\n\nThe body.\n";

  it("reads YAML and the text below it", () => {
    const { data, body } = split(text);
    expect(data).toEqual({
      title: "One",
      list: ["first", { name: "second", slug: "two" }],
      flow: ["a", "b"],
      date: "2025-06-28",
    });
    expect(body).toBe("\nThe body.\n");
  });

  it("knows on which line the body starts", () => {
    for (const source of [text, "---\na: 1\n---\nBody", "---\na: 1\n---\n\n\nBody"]) {
      const { body, bodyLine } = split(source);
      expect(
        source
          .split("\n")
          .slice(bodyLine - 1)
          .join("\n"),
      ).toBe(body);
    }
  });

  it.each([
    [["title"], "3:1"],
    [["list"], "4:1"],
    [["list", 0], "5:5"],
    [["list", 1], "6:5"],
    [["list", 1, "slug"], "7:5"],
    [["flow", 1], "8:11"],
    [["date"], "9:1"],
    [["list", 7], "4:1"],
    [["list", 1, "missing"], "6:5"],
    [["missing"], "3:1"],
    [[], "3:1"],
  ])("finds %j at %s", (path, place) => {
    const { line, column } = split(text).locate(path);
    expect(`${line}:${column}`).toBe(place);
  });

  it("finds an unknown key where it is written", () => {
    expect(split(text).locate(["list", 1], "slug")).toEqual({ line: 7, column: 5 });
  });

  it("takes a space after the dashes, and empty frontmatter", () => {
    expect(split("--- \na: 1\n---\nBody").data).toEqual({ a: 1 });
    expect(split("---\n---\nBody")).toMatchObject({ data: {}, body: "Body", bodyLine: 3 });
  });
});

describe("frontmatter that is refused", () => {
  afterEach(() => {
    delete (globalThis as { wasRun?: boolean }).wasRun;
  });

  it.each(["js", "Javascript", "json", "constructor", "__proto__", "yml"])(
    "does not read, and never runs, ---%s",
    (language) => {
      const code = `---${language}\n({ title: (globalThis.wasRun = true) })\n---\nBody`;
      expect(errorOf(code)).toEqual({
        ...{ line: 1, column: 1 },
        message: `Frontmatter in ${language} is not read. Write YAML between two lines of "---".`,
      });
      expect(globalThis).not.toHaveProperty("wasRun");
    },
  );

  it("is read by what could run it in one file alone, which every command of editors uses", () => {
    const folders = ["lib", "app", "components", "scripts", "tools"];
    const readers = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile() && /\.(tsx?|m?js)$/.test(one.name))
      .map((one) => join(one.parentPath, one.name))
      .filter((file) => /["']gray-matter["']/.test(readFileSync(file, "utf8")));
    expect(readers).toEqual(["lib/content/read/frontmatter.ts"]);
  });

  it("does not run tags of YAML either", () => {
    parse('---\ntitle: !!js/function "function(){ globalThis.wasRun = true }"\n---\n');
    expect(globalThis).not.toHaveProperty("wasRun");
  });

  it("stops an alias bomb at once", () => {
    const levels = "abcdefghij".split("");
    const bomb = levels.map(
      (name, index) =>
        `${name}: &${name} [${Array(9)
          .fill(index ? `*${levels[index - 1]}` : "x")
          .join(", ")}]`,
    );
    expect(() => split(`---\n${bomb.join("\n")}\n---\n`)).toThrow("Excessive alias count");
  });

  it.each([
    ["an empty file", "", "1:1", /^The file does not begin with its fields/],
    [
      "a bare colon",
      "---\ntitle: One\nexcerpt: a: b\n---\n",
      "3:10",
      /^This is not valid YAML: .*Quote a text that holds a colon/,
    ],
    ["an unclosed list", "---\ntitle: One\ntags: [a, b\n---\n", "3:12", /^This is not valid YAML/],
  ])("says where and why: %s", (_name, text, place, message) => {
    const error = errorOf(text);
    expect(`${error?.line}:${error?.column}`).toBe(place);
    expect(error?.message).toMatch(message);
  });
});

describe("keys that a prototype knows", () => {
  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "reports %s as any unknown field",
    (key) => {
      const { diagnostics } = parse(contentFile(postFields).replace("---\n", `---\n${key}:\n  polluted: true\n`));
      expect(diagnostics?.map(({ line, message }) => [line, message.split(";")[0]])).toEqual([
        [2, `Unknown field "${key}"`],
      ]);
      expect({}).not.toHaveProperty("polluted");
    },
  );

  it("keeps HTML in a title as text", () => {
    const title = "<script>alert(1)</script> & co";
    expect(parse(contentFile({ ...postFields, title })).entry?.data.title).toBe(title);
  });
});
