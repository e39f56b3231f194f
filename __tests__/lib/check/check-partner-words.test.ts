import { contentFile, postFields, validContent } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { productFile } from "../../helpers/product-files";

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
    "[Orrinesque days, and Lark AIs, with Lark AI](partner:lark-ai)",
  ])("may be %s", (link) => expect(errorsOf(link)).toEqual([]));

  it.each([
    "[Visit Orrin](partner:lark-ai)",
    "[The Orrin's plans](partner:house-partner)",
    "[Orrinesque days with Orrin](partner:lark-ai)",
  ])("may not be %s", (link) => {
    const [error, ...others] = errorsOf(link);
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/linked\.md:\d+:1 .*This link is called "(The )?Orrin" and leads to the partner/);
  });
});

describe("the promotional strip, which leads to the default partner", () => {
  const errorsWith = (banner: string) =>
    createContentFolder({
      "products/orrin.md": productFile({ name: "Orrin" }),
      "site/site.md": (validContent["site/site.md"] ?? "").replace("Join {{claim:users}} readers", banner),
    }).errors();

  it.each(["House Partner, unlike Orrin, is half off", "Half off this week"])("may say: %s", (banner) =>
    expect(errorsWith(banner)).toEqual([]),
  );

  it("may not name another app alone", () =>
    expect(errorsWith("A review of Orrin, with all its prices")).toEqual([
      expect.stringMatching(/^site\/site\.md:\d+:1 {2}error {2}This strip is a link. It names "Orrin" and leads to/),
    ]));
});
