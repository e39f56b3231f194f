import { newTabHint } from "@/lib/text/rehype-links";
import { renderAnswers, renderSnippet } from "@/lib/text/render-snippet";

describe("renderSnippet", () => {
  it("renders a few sentences", () => {
    expect(renderSnippet("Worth a *month*, see [terms](/terms).")).toBe(
      '<p>Worth a <em>month</em>, see <a href="/terms">terms</a>.</p>',
    );
  });

  it("opens a link to another site in a new tab, and says so", () => {
    expect(renderSnippet("See [the law](https://law.example/).")).toBe(
      `<p>See <a href="https://law.example/" target="_blank" rel="noopener">the law${newTabHint}</a>.</p>`,
    );
  });

  it("keeps paragraphs apart", () => {
    expect(renderSnippet("One.\n\nTwo.")).toBe("<p>One.</p>\n<p>Two.</p>");
  });

  it("is empty where there is nothing", () => expect(renderSnippet("")).toBe(""));
});

it("renderAnswers keeps each question as text beside its answer", () => {
  expect(renderAnswers([{ question: "<b>Why?</b>", answer: "Because *so*. <b>x</b>" }])).toEqual([
    { question: "<b>Why?</b>", answerHtml: "<p>Because <em>so</em>. x</p>" },
  ]);
});
