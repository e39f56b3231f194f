import { contentFile, partnerFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

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
