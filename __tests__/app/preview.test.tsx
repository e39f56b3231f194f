import { renderToStaticMarkup } from "react-dom/server";
import PreviewPage, { metadata } from "@/app/preview/[folder]/[slug]/page";
import { currentSite } from "@/lib/content/site/current-site";
import { today } from "@/lib/content/site/entry-dates";
import { defaultPartner } from "@/lib/content/site/site";
import { targetTo } from "@/lib/offers/page-targets";
import { type Preview, signPreview } from "@/lib/publish/preview-link";
import { contentFile, partnerFields, postFields, reviewFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const secret = "a-secret-of-sixteen";
const former = "the-secret-of-this-morning";
process.env.PREVIEW_SECRET = `${secret}, ${former}`;
const later = today(new Date(Date.now() + 10 * 86_400_000));
const body = "It begins here. [Visit](partner:house-partner).\n\n## One more thing\n\nA text.\n";
serveContent({
  "blog/a-draft.md": contentFile({ ...postFields, id: 5, title: "A draft of a text", draft: true }, body),
  "blog/scheduled.md": contentFile({ ...postFields, id: 6, title: "A text for later", date: later }, body),
  "reviews/a-draft.md": contentFile({ ...reviewFields, id: 15, title: "Lark AI Review: A draft", draft: true }, body),
  "partners/house-partner.md": contentFile({ ...partnerFields, subId: "sub" }),
});

/** The page of a preview, or "not found". */
async function show(changes: Partial<Preview> = {}, change?: (query: Record<string, string>) => void, key = secret) {
  const preview: Preview = { folder: "blog", slug: "a-draft", until: today(), note: "", ...changes };
  const query = Object.fromEntries(new URL(signPreview(preview, key), "https://lantern.example").searchParams);
  change?.(query);
  const { folder, slug } = preview;
  const props = { params: Promise.resolve({ folder, slug }), searchParams: Promise.resolve(query) };
  try {
    return renderToStaticMarkup(await PreviewPage(props));
  } catch (error) {
    if (String((error as { digest?: string }).digest).includes("404")) return "not found";
    throw error;
  }
}

it("shows a draft with its state and the editor's note, escaped", async () => {
  const html = await show({ note: "Is <b>this</b> right?" });
  expect(html).toContain("A draft of a text");
  expect(html).toContain("One more thing");
  expect(html).toContain("This text is a draft.");
  expect(html).toContain("Is &lt;b&gt;this&lt;/b&gt; right?");
});

it("shows what was signed with the former secret, on the day of its change", async () => {
  expect(await show({}, undefined, former)).toContain("A draft of a text");
  expect(await show({}, undefined, `${former}!`)).toBe("not found");
});

it("shows a scheduled article, a draft of a review, and what is published", async () => {
  expect(await show({ slug: "scheduled" })).toMatch(/This text is scheduled for [A-Z][a-z]+ \d+, \d{4}\./);
  expect(await show({ folder: "reviews" })).toContain("Lark AI Review: A draft");
  expect(await show({ slug: "how-prices-work" })).toContain("This text is published.");
});

it("says as which day it is shown, and that a draft is still one", async () => {
  expect(await show({ on: later })).toMatch(/This page as it will be on [A-Z][a-z]+ \d+, \d{4}\./);
  expect(await show({ on: later })).toContain("The text is still a draft.");
  expect(await show({ on: later, slug: "scheduled" })).not.toContain("still a draft");
});

it("says nothing to machines, and tells a partner nothing of its visits", async () => {
  for (const html of [await show(), await show({ folder: "reviews" })]) {
    expect(html).not.toContain("application/ld+json");
    expect(html).not.toContain("go.house.example");
    expect(html).not.toContain("sub=");
    expect(html).toContain("https://house.example/");
  }
  expect(metadata).toMatchObject({ robots: { index: false, follow: false }, referrer: "no-referrer" });
  expect(targetTo(currentSite(), defaultPartner(currentSite()), "/blog/how-prices-work")).toMatchObject({
    subId: "sub",
  });
  expect(targetTo(currentSite(), defaultPartner(currentSite()), "/blog/a-draft")).toMatchObject({
    url: expect.stringContaining("//house.example/"),
  });
});

it("is not there without a valid signature, nor for an entry that is none", async () => {
  expect(await show({}, (query) => (query.signature = "x"))).toBe("not found");
  expect(await show({}, (query) => (query.until = later))).toBe("not found");
  expect(await show({ slug: "nothing" })).toBe("not found");
  expect(await show({ until: "2025-01-01" })).toBe("not found");
});
