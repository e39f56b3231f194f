import { contentFile, postFields, validContent } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

const fence = (name: string, code: string) => `First.\n\n\`\`\`${name}\n${code}\n\`\`\`\n`;
const errorsOf = (body: string) =>
  createContentFolder({
    "blog/list.md": contentFile({ ...postFields, id: 60, title: "A list of apps" }, body),
  }).errors();

describe("a ranking", () => {
  it("may say nothing, or name a kind and a criterion that exist", () => {
    expect(errorsOf(fence("ranking", ""))).toEqual([]);
    expect(errorsOf(fence("ranking", "kind: companion\nby: chat"))).toEqual([]);
  });

  it.each([
    ["kind: compagnon", 'There is no kind "compagnon" in content/site/fact-sheet.md. Did you mean "companion"?'],
    ["by: chats", 'There is no criterion "chats" in content/site/scoring.md. Did you mean "chat"?'],
    ["top: 0", "In this ranking:"],
  ])("is an error at its line: %s", (code, says) => {
    const [error, ...others] = errorsOf(fence("ranking", code));
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/list\.md:\d+:1 /);
    expect(error).toContain(says);
  });
});

describe("a block", () => {
  it("is found in lists and quotes too", () => {
    const missing = expect.stringContaining("There is no content/products/nobody.md.");
    expect(errorsOf("- One:\n\n  ```calculator\n  apps: nobody\n  ```\n")).toEqual([missing]);
    expect(errorsOf("> ~~~calculator\n> apps: nobody\n> ~~~\n")).toEqual([missing]);
  });

  it("is no block inside another one, as an example", () => {
    expect(errorsOf("````markdown\n```calculator\napps: nobody\n```\n````\n")).toEqual([]);
  });

  it.each([
    ["authors/ada-page.md", "calculator", "A calculator stands in"],
    ["categories/guides.md", "calculator", "A calculator stands in"],
    ["partners/lark-ai.md", "calculator", "A calculator stands in"],
    ["products/lark-ai.md", "calculator", "A calculator stands in"],
    ["tests/lark-ai-2025-06-20.md", "calculator", "A calculator stands in"],
    ["pages/terms.md", "calculator", "A calculator stands in"],
    ["authors/ada-page.md", "ranking", "A ranking stands in"],
    ["tests/lark-ai-2025-06-20.md", "ranking", "A ranking stands in"],
    ["pages/terms.md", "ranking", "A ranking stands in"],
  ])("is refused where it would not be shown, or not kept up to date: %s, %s", (file, name, says) => {
    const text = `${validContent[file]}\n${fence(name, "apps: nobody")}`;
    expect(createContentFolder({ [file]: text }).errors()).toEqual([
      expect.stringContaining(`${says} articles, reviews and files of content/pages of your own only.`),
    ]);
  });
});
