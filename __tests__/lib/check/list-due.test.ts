import { relative } from "node:path";
import { listDue } from "@/lib/check/list-due";
import { currentSite } from "@/lib/content/site/current-site";
import {
  claimFields,
  contentFile,
  partnerFields,
  postFields,
  proven,
  scoringFields,
  testFields,
  validContent,
} from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../helpers/product-files";

const seo = { seoTitle: "A short title", seoDescription: "A description that is just long enough for search engines." };

const folder = serveContent({
  "site/scoring.md": contentFile(scoringFields),
  "site/claims.md": contentFile({
    claims: [
      { ...claimFields, ...proven("users", "2025-06-28", "2025-07-20") },
      { ...claimFields, id: "rating", ...proven("rating", "2025-06-28", "2025-12-31") },
      { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    ],
  }),
  "products/orrin.md": productFile({
    plans: [{ ...planFields, checkedOn: "2025-06-20" }],
    facts: { "account-deletion": { ...answerFields, checkedOn: "2024-07-10" } },
  }),
  "blog/later.md": contentFile({ ...postFields, id: 71, title: "Appears later", date: "2025-07-15" }),
  "blog/much-later.md": contentFile({ ...postFields, id: 72, title: "Appears much later", date: "2025-12-15" }),
  "blog/draft.md": contentFile({ ...postFields, id: 73, title: "Not ready yet", draft: true }),
  "test-reports/lark-ai-2025-07-18.md": contentFile({ ...testFields, date: "2025-07-18" }),
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "{{claim:rating}} stars", reason: "For a year.", endsOn: "2025-06-30" },
  }),
  "site/helplines.md": contentFile({
    staleAfter: 40,
    countries: [{ code: "NO", name: "Norway", lines: [{ name: "Day Line", phone: "555 01" }] }],
    everywhere: [
      { name: "Old Line", phone: "555 02", checkedOn: "2025-05-25" },
      { name: "New Line", phone: "555 03", checkedOn: "2025-06-30" },
    ],
  }),
  "site/home.md": (validContent["site/home.md"] ?? "").replace("A lede.", "Rated {{claim:rating}}."),
  "pages/terms.md": contentFile(
    { ...seo, label: "Legal", title: "Terms of Use", effective: "2025-07-25", updated: "2025-06-28" },
    "## Who\n\nA text.\n",
  ),
});

beforeAll(() => {
  jest.useFakeTimers({ now: new Date("2025-07-01T12:00:00Z"), doNotFake: ["performance"] });
});
afterAll(() => {
  jest.useRealTimers();
});

it("has what waits for an editor and what changes by itself, earliest first", () => {
  const due = listDue(currentSite().library, { day: "2025-07-01", until: "2025-07-31" });
  expect(due.map(({ day, kind, file, what }) => [day, kind, relative(folder.root, file), what])).toEqual([
    ["2025-06-30", "ends", "partners/house-partner.md", "offer of House Partner: 10,000+ stars"],
    ["2025-07-01", "draft", "blog/draft.md", "Not ready yet"],
    ["2025-07-01", "unproved", "site/claims.md", "claim score has no evidence"],
    ["2025-07-01", "unproved", "site/helplines.md", "helpline Day Line (Norway): nobody has checked it"],
    ["2025-07-05", "goes stale", "site/helplines.md", "helpline Old Line (any country), checked on 2025-05-25"],
    ["2025-07-11", "goes stale", "products/orrin.md", 'Orrin: "account-deletion", checked on 2024-07-10'],
    ["2025-07-15", "appears", "blog/later.md", "Appears later"],
    ["2025-07-18", "appears", "test-reports/lark-ai-2025-07-18.md", "test of lark-ai"],
    ["2025-07-20", "expires", "site/claims.md", "evidence for the claim users"],
    ["2025-07-25", "takes effect", "pages/terms.md", "Terms of Use"],
  ]);
});

it("names the line of each", () => {
  const [ends] = listDue(currentSite().library, { day: "2025-07-01", until: "2025-07-31" });
  const line = folder.read("partners/house-partner.md").split("\n")[(ends?.line ?? 0) - 1];
  expect(line).toMatch(/endsOn/);
});
