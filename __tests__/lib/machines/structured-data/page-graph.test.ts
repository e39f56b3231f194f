import { buildPageGraph, type PageGraphInput } from "@/lib/machines/structured-data/page-graph";

const host = "http://localhost:3000";
type Node = { "@type": string; "@id": string; [property: string]: unknown };

function build(changes: Partial<PageGraphInput> = {}): Node[] {
  const graph = buildPageGraph({ publisher: { name: "Almanac" }, path: "/guides", name: "Guides", ...changes });
  return graph["@graph"] as unknown as Node[];
}

const ofType = (nodes: Node[], type: string) => nodes.find((node) => node["@type"] === type);

it.each(["AboutPage", "ContactPage"] as const)("of the type %s is about the publisher", (type) => {
  expect(ofType(build({ type }), type)).toMatchObject({ mainEntity: { "@id": `${host}/#organization` } });
});

it("answers each question, with addresses that lead to the same place from anywhere", () => {
  const answerHtml =
    '<p><a href="/privacy">Ours</a>, <a href="#top">up</a>, <a href="https://a.example/">theirs</a>.</p>';
  const faq = ofType(build({ questions: [{ question: "Why?", answerHtml }] }), "FAQPage");
  expect(faq).toEqual({
    "@type": "FAQPage",
    "@id": `${host}/guides#questions`,
    isPartOf: { "@id": `${host}/guides#webpage` },
    mainEntity: [
      {
        "@type": "Question",
        name: "Why?",
        acceptedAnswer: {
          "@type": "Answer",
          text: `<p><a href="${host}/privacy">Ours</a>, <a href="${host}/guides#top">up</a>, <a href="https://a.example/">theirs</a>.</p>`,
        },
      },
    ],
  });
  expect(ofType(build({ questions: [] }), "FAQPage")).toBeUndefined();
});
