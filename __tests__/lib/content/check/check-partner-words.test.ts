import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";
import { productFile } from "../../../helpers/product-files";

const errorsOf = (link: string) =>
  createContentFolder({
    "products/orrin.md": productFile({ name: "Orrin", alsoCalled: ["The Orrin"] }),
    "blog/linked.md": contentFile({ ...postFields, id: 60, title: "All about links" }, `First.\n\n${link}\n`),
  }).errors();

describe("the words of a link to a partner", () => {
  it.each([
    "[Visit Lark AI](partner:lark-ai)",
    "[the partner's page](partner:lark-ai)",
    "[Lark AI, unlike Orrin](partner:lark-ai)",
    "[Orrinesque](partner:lark-ai)",
    "[Orrin](/reviews)",
  ])("may be %s", (link) => expect(errorsOf(link)).toEqual([]));

  it.each(["[Visit Orrin](partner:lark-ai)", "[The Orrin's plans](partner:house-partner)"])("may not be %s", (link) => {
    const [error, ...others] = errorsOf(link);
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/linked\.md:\d+:1 .*This link is called "(The )?Orrin" and leads to the partner/);
  });
});
