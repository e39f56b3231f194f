import { toPlainText } from "@/lib/text/plain-text";
import { renderFeedBody } from "@/lib/text/render-body";
import { renderSnippet } from "@/lib/text/render-snippet";
import { exportMarkdown, render, testContext } from "../../helpers/render";

/** `users` may be shown, `unproven` is withheld. */
const cases = [
  ["[No card](claim:users), ever.", '<a href="/how-we-know#users">No card</a>, ever.', "No card, ever."],
  ["[**No** card|Free](claim:users).", '<a href="/how-we-know#users"><strong>No</strong> card</a>.', "No card."],
  ["[Over {{claim:users}}](claim:users).", '<a href="/how-we-know#users">Over 10,000+</a>.', "Over 10,000+."],
  ["[No card|Free to try](claim:unproven). Try it.", "Free to try. Try it.", "Free to try. Try it."],
  ["Try it. [No card](claim:unproven), ever. Then stay.", "Try it. Then stay.", "Try it. Then stay."],
  ["Loved by {{claim:unproven|some}}.", "Loved by some.", "Loved by some."],
  ["[No card](claim:nothing).", "No card.", "No card."],
] as const;

it.each(cases)("%s", (markdown, html, text) => {
  expect(render(markdown).html.trim()).toBe(`<p>${html}</p>`);
  expect(renderFeedBody(markdown, testContext)).toBe(`<p>${html}</p>`);
  expect(toPlainText(markdown, testContext.resolveClaims)).toBe(text);
});

it("go with the row of a table, or leave their fallback in it", () => {
  const head = "| A | B |\n| --- | --- |\n| 1 | 2 |\n";
  const gone = `${head}| 3 | [No card](claim:unproven) |`;
  const kept = `${head}| 3 | [No card\\|Free](claim:unproven) and {{claim:unproven\\|some}} |`;
  expect(render(gone).html).not.toMatch(/<td>3|No card/);
  expect(render(kept).html).toContain("<td>Free and some</td>");
  expect(toPlainText(gone, testContext.resolveClaims)).not.toContain("3");
  expect(toPlainText(kept, testContext.resolveClaims)).toContain("3\tFree and some");
});

it("lead to the whole address in a markdown export", () => {
  const markdown = exportMarkdown("[No card](claim:users), ever.");
  expect(markdown.trim()).toBe("[No card](https://site.example/how-we-know#users), ever.");
});

it("are a link in a snippet, whose claims are looked up with its file", () => {
  expect(renderSnippet("[No card](claim:users), ever.")).toBe('<p><a href="/how-we-know#users">No card</a>, ever.</p>');
});
