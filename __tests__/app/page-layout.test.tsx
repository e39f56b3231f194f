import { renderToStaticMarkup } from "react-dom/server";
import { PageLayout } from "@/app/views/page-layout";
import { mainId } from "@/components/layout/skip-link";
import { contentFile, partnerFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

serveContent({
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "Half off", reason: "For a year paid at once." },
  }),
});

type Props = Partial<Parameters<typeof PageLayout>[0]>;

const render = (props: Props = {}) =>
  renderToStaticMarkup(
    <PageLayout path="/blog" name="The articles" {...props}>
      <h1>What the page says</h1>
    </PageLayout>,
  );

const landmarks = (html: string) => [...html.matchAll(/<(header|main|footer)\b/g)].map(([, tag]) => tag);
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const corrections = [{ date: "2025-06-20", what: "It costs 8.", was: "It costs 7." }];

it("has the page in its one main landmark, to which the skip link leads, between header and footer", () => {
  const html = render();
  expect(landmarks(html)).toEqual(["header", "main", "footer"]);
  expect(html.match(new RegExp(`id="${mainId}"`, "g"))).toHaveLength(1);
  expect(mainOf(html)).toMatch(new RegExp(`^<main id="${mainId}" tabindex="-1"`));
  expect(mainOf(html)).toContain("<h1>What the page says</h1>");
});

it("says above the text where the page is, by its own label if it has one", () => {
  const trailOf = (html: string) => /<nav[^>]* aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(trailOf(render())).toMatch(/href="\/".*aria-current="page">Blog</s);
  expect(trailOf(render({ path: "/blog/how-prices-work", label: "How prices work" }))).toMatch(
    /href="\/blog".*aria-current="page">How prices work</s,
  );
  const html = render();
  expect(html.indexOf(trailOf(html))).toBeLessThan(html.indexOf("<main"));
  expect(trailOf(render({ path: "/" }))).toBe("");
});

it("leaves no space above the footer where the page says so and nothing stands below its last section", () => {
  const endsAtFooter = (props: Props) => mainOf(render(props)).includes("data-no-bottom-gap");
  expect([
    endsAtFooter({}),
    endsAtFooter({ noBottomGap: true }),
    endsAtFooter({ noBottomGap: true, corrections }),
  ]).toEqual([false, true, false]);
});
