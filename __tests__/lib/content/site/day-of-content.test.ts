import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { postsBySlug } from "@/lib/content/site/site";
import { contentFile, postFields } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";
import { productFile } from "../../../helpers/product-files";

const folder = serveContent();

const dayAt = (clock: string) => {
  jest.useFakeTimers({ now: new Date(`${clock}T12:00:00Z`), doNotFake: ["performance"] });
  resetLibrary();
  return currentSite().day;
};
const writeArticle = (name: string, changes: Record<string, unknown>) =>
  folder.write(`blog/${name}.md`, contentFile({ ...postFields, ...changes }));
const makeSample = () =>
  folder.write("site/site.md", folder.read("site/site.md").replace("---\n", "---\nsample: true\n"));

afterEach(() => {
  jest.useRealTimers();
});

it("is the newest day in the content of a demonstration, however late it is", () => {
  makeSample();
  writeArticle("newest", { id: 50, date: "2025-07-03", updated: "2025-07-14" });
  expect([dayAt("2025-08-01"), dayAt("2027-01-01")]).toEqual(["2025-07-14", "2025-07-14"]);
  folder.write(
    "products/lark-ai.md",
    productFile({ changes: [{ date: "2025-07-20", what: "Dearer.", source: "https://a.example/" }] }),
  );
  expect(dayAt("2027-01-01")).toBe("2025-07-20");
});

it("passes over drafts and over what is scheduled, which stays hidden until the clock says its day", () => {
  makeSample();
  writeArticle("newest", { id: 50, date: "2025-07-14" });
  writeArticle("draft", { id: 51, date: "2025-07-15", draft: true });
  writeArticle("later", { id: 52, date: "2025-08-02", updated: "2025-08-02" });
  expect(dayAt("2025-08-01")).toBe("2025-07-14");
  expect(postsBySlug(currentSite()).has("later")).toBe(false);
  expect(dayAt("2025-08-02")).toBe("2025-08-02");
  expect(postsBySlug(currentSite()).has("later")).toBe(true);
});

it("is today where the texts are no samples", () => {
  expect(dayAt("2027-01-01")).toBe("2027-01-01");
});
