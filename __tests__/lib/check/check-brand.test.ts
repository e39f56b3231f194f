import { createContentFolder } from "../../helpers/content-folder";

const brand = (from: string, to: string) => {
  const folder = createContentFolder();
  folder.write("site/brand.md", folder.read("site/brand.md").replace(from, to));
  return folder;
};

describe("the brand's colours", () => {
  it("are refused where links could not be read, with the ratio and where to look", () => {
    const folder = brand('light: "#0b57d0"', 'light: "#8a8a8a"');
    expect(folder.errors()).toEqual([
      `site/brand.md:${folder.positionOf("site/brand.md", 'light: "#8a8a8a"')}  error  Links have a contrast of 3.1 to 1 ` +
        'with this colour (light screens, "sunken"); WCAG AA asks for 4.5 to 1. Choose a darker one.',
    ]);
  });

  it.each([
    ['"#0b57d0"', "#0b57d0"],
    ['"#0b57d0"', '"blue"'],
    ['"#0b57d0"', '"#0b5"'],
    ['"#0b57d0"', "12"],
  ])("are refused when %s is written as %s, with what to write", (from, to) => {
    expect(brand(from, to).errors()).toEqual([
      expect.stringMatching(
        /^site\/brand\.md:\d+:\d+ {2}error {2}"colours\.accent\.light": Write a colour as # and six/,
      ),
    ]);
  });

  it("may leave out what has a default, and nothing else", () => {
    const missing = brand("  fact:", "  facts:");
    expect(missing.errors().join("\n")).toMatch(/"colours\.fact" is missing[\s\S]*did you mean "fact"/);
  });
});

it.each(["M2 2h20v20H2Z<script>", "url(#x)", '"M2 2\\"/><script>"'])("refuses %s as a shape of the mark", (path) => {
  expect(brand("M2 2h20v20H2Z", path).errors()).toEqual([expect.stringContaining("Write SVG path data in a square")]);
});
