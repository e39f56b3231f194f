import { renderSnippet } from "./render-snippet";

/** Renders answers as safe HTML, the same for the page and its structured data. */
export function renderAnswers(items: readonly { question: string; answer: string }[]) {
  return items.map(({ question, answer }) => ({ question, answerHtml: renderSnippet(answer) }));
}
