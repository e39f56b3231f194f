import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import CategoryOrPage from "@/app/[slug]/page";
import AboutPage from "@/app/about/page";
import AuthorPage from "@/app/authors/[slug]/page";
import PostPage from "@/app/blog/[slug]/page";
import ChangesPage from "@/app/changes/page";
import ContactPage from "@/app/contact/page";
import HelpPage from "@/app/help/page";
import PrivacyPage from "@/app/privacy/page";
import ReviewPage from "@/app/reviews/[slug]/page";
import { resetLibrary } from "@/lib/content/site/open-content";
import { contentFile, customPageFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent({
  "pages/policy.md": contentFile(customPageFields, "A text.\n\n## Corrections\n\nA text.\n"),
});

type Route = (props: {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) => Promise<ReactElement> | ReactElement;

/** Each kind of entry that readers read: its file, its page, and the type of the node that states the correction. */
const kinds: [file: string, route: Route, path: string, type: string][] = [
  ["blog/how-prices-work.md", PostPage, "/blog/how-prices-work", "BlogPosting"],
  ["reviews/lark-ai-review.md", ReviewPage, "/reviews/lark-ai-review", "Review"],
  ["products/lark-ai.md", ReviewPage, "/reviews/lark-ai-review", "Review"],
  ["test-reports/lark-ai-2025-06-20.md", ReviewPage, "/reviews/lark-ai-review", "Review"],
  ["authors/ada-page.md", AuthorPage, "/authors/ada-page", "ProfilePage"],
  ["categories/guides.md", CategoryOrPage, "/guides", "CollectionPage"],
  ["pages/policy.md", CategoryOrPage, "/policy", "WebPage"],
  ["pages/privacy.md", PrivacyPage, "/privacy", "WebPage"],
  ["pages/about.md", AboutPage, "/about", "AboutPage"],
  ["pages/contact.md", ContactPage, "/contact", "ContactPage"],
  ["pages/help.md", HelpPage, "/help", "WebPage"],
];

const graphOf = (html: string) =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}")["@graph"] as { "@type": string; correction?: [] }[];
const visible = (html: string) => html.replace(/<script.*?<\/script>/gs, "");

describe.each(kinds)("a correction in %s", (file, route, path, type) => {
  const slug = path.split("/").at(-1) ?? "";
  const show = async () =>
    renderToStaticMarkup(await route({ params: Promise.resolve({ slug }), searchParams: Promise.resolve({}) }));
  const correct = () => {
    const fields = "updated: 2025-07-02\n";
    const takesUpdate = /^(blog|reviews)\//.test(file);
    const text = folder.read(file).replace(/^updated: .*\n/m, "");
    const isDated = takesUpdate || /pages\/(privacy|policy)/.test(file);
    folder.write(
      file,
      text.replace(
        "---\n",
        `---\n${isDated ? fields : ""}corrections: [{ date: 2025-07-02, what: It is blue., was: It is red. }]\n`,
      ),
    );
    resetLibrary();
  };

  it("stands once on its page, and in its structured data", async () => {
    expect(visible(await show())).not.toContain("It said before");
    correct();
    const html = await show();
    expect(visible(html).match(/Previously: It is red\./g)).toHaveLength(1);
    expect(visible(html).match(/id="correction-2025-07-02"/g)).toHaveLength(1);
    const stated = graphOf(html).filter(({ correction }) => correction);
    expect(stated).toMatchObject([
      {
        "@type": type,
        correction: [{ "@type": "CorrectionComment", text: "It is blue.", datePublished: "2025-07-02T00:00:00+00:00" }],
      },
    ]);
    const ids = [...visible(html).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("stands among the changes, and leads to its place", () => {
    correct();
    expect(visible(renderToStaticMarkup(ChangesPage()))).toContain(`href="${path}#correction-2025-07-02"`);
  });
});
