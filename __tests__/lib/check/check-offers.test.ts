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

const warningsFor = (changes: Record<string, unknown>) =>
  createContentFolder({ "partners/house-partner.md": contentFile({ ...partnerFields, ...changes }) })
    .check()
    .filter(({ message }) => message.includes("already. It stays"))
    .map(({ severity, message }) => [severity, message.split(". It stays")[0]]);

it("a parameter of ours that the network's address has already is named, once", () => {
  expect(
    warningsFor({
      trackedUrl: "https://net.example/?clickref=a&utm_source=b&clickref=c&flag#utm_medium",
      subId: "clickref",
    }),
  ).toEqual([
    ["warning", 'The address has "clickref" already'],
    ["warning", 'The address has "utm_source" already'],
  ]);
  expect(warningsFor({ trackedUrl: "https://net.example/?flag&m={clickid}", subId: "clickref" })).toEqual([]);
});
