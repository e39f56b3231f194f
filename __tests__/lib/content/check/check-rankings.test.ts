import { contentFile, postFields, validContent } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

const ranking = (code: string) => `First.\n\n\`\`\`ranking\n${code}\n\`\`\`\n`;
const errorsOf = (code: string) =>
  createContentFolder({
    "blog/list.md": contentFile({ ...postFields, id: 60, title: "A list of apps" }, ranking(code)),
  }).errors();

describe("a ranking", () => {
  it("may say nothing, or name a kind and a criterion that exist", () => {
    expect(errorsOf("")).toEqual([]);
    expect(errorsOf("kind: companion\nby: chat")).toEqual([]);
  });

  it.each([
    ["kind: compagnon", 'There is no kind "compagnon" in content/site/fact-sheet.md. Did you mean "companion"?'],
    ["by: chats", 'There is no criterion "chats" in content/site/scoring.md. Did you mean "chat"?'],
    ["top: 0", "In this ranking:"],
  ])("is an error at its line: %s", (code, says) => {
    const [error, ...others] = errorsOf(code);
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/list\.md:\d+:1 /);
    expect(error).toContain(says);
  });

  it("may stand in any text", () => {
    const author = `${validContent["authors/ada-page.md"]}${ranking("")}`;
    expect(createContentFolder({ "authors/ada-page.md": author }).errors()).toEqual([]);
  });
});
