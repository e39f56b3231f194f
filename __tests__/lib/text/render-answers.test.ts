import { renderAnswers } from "@/lib/text/render-answers";

it("keeps the questions as they are and makes the answers safe HTML", () => {
  const items = [{ question: "Who *pays*?", answer: "The [apps](/affiliate-disclosure).<script>alert(1)</script>" }];
  expect(renderAnswers(items)).toEqual([
    { question: "Who *pays*?", answerHtml: '<p>The <a href="/affiliate-disclosure">apps</a>.alert(1)</p>' },
  ]);
});
