import { contentFile, postFields, validContent } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

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

  it.each(["calculator", "ranking", "chart", "browser-storage"])(
    "is refused where it would be shown as code, or nowhere: %s",
    (name) => {
      const files = ["authors/ada-page.md", "categories/guides.md", "partners/lark-ai.md", "products/lark-ai.md"];
      const folder = createContentFolder(
        Object.fromEntries(files.map((file) => [file, `${validContent[file]}\n${fence(name, "")}`])),
      );
      expect(folder.errors()).toEqual(
        files.map((file) =>
          expect.stringMatching(new RegExp(`^${file}.*A ${name}.* is allowed only in articles, reviews, `)),
        ),
      );
    },
  );

  it.each(["test-reports/lark-ai-2025-06-20.md", "pages/terms.md"])(
    "is checked where it is shown beside articles: %s",
    (file) => {
      const text = `${validContent[file]}\n${fence("calculator", "apps: lark-ai")}\n${fence("ranking", "")}`;
      expect(createContentFolder({ [file]: text }).errors()).toEqual([]);
      expect(createContentFolder({ [file]: text.replace("apps: lark-ai", "apps: nobody") }).errors()).toEqual([
        expect.stringContaining("There is no content/products/nobody.md."),
      ]);
    },
  );
});
