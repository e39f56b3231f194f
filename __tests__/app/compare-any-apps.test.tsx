import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import PairPage from "@/app/reviews/compare/[pair]/page";
import ComparePage from "@/app/reviews/compare/page";
import ResultsPage from "@/app/reviews/compare/results/page";
import { resetLibrary } from "@/lib/content/snapshot/open-content";
import { contentFile, partnerFields, reviewFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { mainOf } from "../helpers/main-of";
import { propsOf } from "../helpers/page";
import { productFile } from "../helpers/product-files";
import { searchParamsOf } from "../helpers/search-params";

const names = ["Orrin", "Lark", "Ibis", "Merle", "Dunlin"];
const slugOf = (name: string) => name.toLowerCase();
const products = (partners: readonly (string | undefined)[] = []) =>
  names.map((name, index) => [`products/${slugOf(name)}.md`, productFile({ name, partner: partners[index] })] as const);
const reviewOf = (about: string, other: string) => ({
  ...reviewFields,
  title: `${about} Review: A Quiet One`,
  product: about,
  about,
  id: about.length + 40,
  comparison: [{ name: other, slug: `${other}-review` }],
});
const folder = serveContent({
  ...Object.fromEntries(products()),
  "reviews/orrin-review.md": contentFile({ ...reviewOf("orrin", "ibis") }),
  "reviews/ibis-review.md": contentFile({ ...reviewOf("ibis", "orrin") }),
});

const show = async (apps: string) => renderToStaticMarkup(await ResultsPage(searchParamsOf(`apps=${apps}`)));

/** Every page on which apps stand side by side. */
async function everyPage(): Promise<string> {
  const pair = propsOf({ pair: "ibis-vs-orrin" });
  const pages = [ComparePage(), await PairPage(pair)].map((page) => renderToStaticMarkup(page));
  return [...pages, await show("merle,orrin,dunlin"), await show("lark,ibis")].map(mainOf).join("\n");
}

it("shows the first four of more than four, and says which are left out", async () => {
  const html = await show("dunlin,orrin,lark,merle,ibis");
  expect(html).toContain("Dunlin vs Orrin vs Lark vs Merle</h1>");
  expect(html).toContain("You can compare up to 4 apps. Not shown: Ibis.");
});

it("says of an app without a review that there is none", async () => {
  expect(await show("lark,merle")).toContain("No review yet");
});

it("shows the same whoever pays for what", async () => {
  const before = await everyPage();
  expect(before).toContain("Ibis vs Orrin");
  const partner = fc.constantFrom(undefined, "house-partner", "lark-ai");
  const partners = fc.array(partner, { minLength: names.length, maxLength: names.length });
  const text = fc.constantFrom("Half off", "70% off the first year", "A week for nothing");
  await fc.assert(
    fc.asyncProperty(partners, partner, text, fc.boolean(), async (paying, linked, offer, isDefault) => {
      for (const [file, content] of products(paying)) folder.write(file, content);
      folder.write(
        "partners/lark-ai.md",
        contentFile({
          ...partnerFields,
          name: "Lark",
          default: isDefault,
          offer: { text: offer, reason: "For a year." },
        }),
      );
      folder.write("partners/house-partner.md", contentFile({ ...partnerFields, default: !isDefault }));
      const link = linked ? { affiliateLink: `partner:${linked}` } : {};
      folder.write("reviews/ibis-review.md", contentFile({ ...reviewOf("ibis", "orrin"), ...link }));
      resetLibrary();
      expect(await everyPage()).toBe(before);
    }),
    { numRuns: 12 },
  );
});
