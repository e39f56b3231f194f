import { contentFile, customPageFields, partnerFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const folder = createContentFolder({
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "For {{claim:users}} readers", reason: "For a year.", endsOn: "2025-06-30" },
  }),
  "pages/who-we-are.md": contentFile(customPageFields, "We have [many readers](claim:users) and {{claim:rating}}.\n"),
});

const quotesOn = (day: string) =>
  folder
    .check({ day })
    .filter(({ message }) => message.includes("The offer of House Partner ended on 2025-06-30"))
    .map(({ file, line, severity }) => `${file.slice(folder.root.length + 1)}:${line} ${severity}`);

it("names the texts that quote a claim of an offer which has ended", () => {
  expect(quotesOn("2025-07-01")).toEqual([
    "pages/who-we-are.md:6 warning",
    "site/home.md:7 warning",
    "site/site.md:6 warning",
  ]);
  expect(quotesOn("2025-06-30")).toEqual([]);
});
