import { contentFile } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const errorsOf = (fields: object) => createContentFolder({ "site/moved.md": contentFile({ ...fields }) }).errors();

it.each(["/Blog/removed", "/blog/removed/", "blog/removed", "/blog/removed?page=2", "https://www.example.com/", "/"])(
  "takes neither a redirect from %s nor the line that it is gone",
  (path) => {
    for (const fields of [{ redirects: [{ from: path, to: "/about" }] }, { gone: [path] }])
      expect(errorsOf(fields)).toEqual([
        expect.stringMatching(/^site\/moved\.md:\d+:\d+ {2}error .*Write a path of this site in lower case/),
      ]);
  },
);

it("takes no redirect to another site", () =>
  expect(errorsOf({ redirects: [{ from: "/old", to: "https://elsewhere.example/" }] })).toEqual([
    expect.stringContaining("Write a path of this site in lower case"),
  ]));
