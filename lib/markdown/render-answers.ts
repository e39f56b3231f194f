import { renderSnippet } from "./render-snippet";

/** Questions of a page with their answers as safe HTML, as the page and its structured data show them. */
export function renderAnswers(items: readonly { question: string; answer: string }[]) {
  return items.map(({ question, answer }) => ({ question, answerHtml: renderSnippet(answer) }));
}
