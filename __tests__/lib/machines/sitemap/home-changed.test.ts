import { resetLibrary } from "@/lib/content/snapshot/library";
import { homeLastChanged } from "@/lib/machines/sitemap/home-changed";
import { siteEntries } from "@/lib/machines/sitemap/site-entries";
import { claimFields, contentFile, proven } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";

const folder = serveContent({
  "site/claims.md": contentFile({
    claims: [
      { ...claimFields, ...proven() },
      { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    ],
  }),
});

/** Changes words of a file. */
function change(path: string, from: string | RegExp, to: string) {
  const before = folder.read(path);
  folder.write(path, before.replace(from, to));
  expect(folder.read(path)).not.toBe(before);
  resetLibrary();
}

const letter = (date: string) =>
  ` [{ quote: Q., name: A., role: R., avatarUrl: /images/person.webp, rating: 5, date: ${date} }]`;
const noLetters = /(?<=heading: Letters\n {2}items:) \[\]/;

describe("the home page was changed", () => {
  it("on the day of the newest letter or figure that it shows", () => {
    const figures = homeLastChanged("2030-01-01");
    expect(figures).toBe("2025-06-28");
    change("site/home.md", noLetters, letter("2025-06-30"));
    expect(homeLastChanged("2030-01-01")).toBe("2025-06-30");
  });

  it("not by what it does not show, or does not show yet", () => {
    change("site/home.md", noLetters, letter("2025-07-30"));
    expect(homeLastChanged("2025-07-01")).toBe("2025-06-28");
    change("site/home.md", /\{\{claim:users\}\} users/, "Many users");
    expect(homeLastChanged("2025-07-01")).toBeUndefined();
  });

  it("as the sitemap says", () => {
    expect(siteEntries().find(({ path }) => path === "/")?.lastmod).toBe("2025-06-28");
  });
});
