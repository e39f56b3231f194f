import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import { claimFields, contentFile, postFields, proven } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const ledger = contentFile({
  claims: [
    claimFields,
    { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...proven() },
    { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    { ...claimFields, id: "hours", text: "20", value: 20, computed: { formula: "hours-tested" } },
  ],
});

/** What is said of an article with this text, and this field. */
function say(body: string, excerpt = postFields.excerpt) {
  const folder = createContentFolder({
    "site/claims.md": ledger,
    "blog/quoting.md": contentFile({ ...postFields, id: 91, title: "Quoting a claim", excerpt }, `${body}\n`),
  });
  return folder
    .check()
    .filter(({ file }) => file.endsWith("blog/quoting.md"))
    .map((diagnostic) => formatDiagnostic(diagnostic, folder.root).replace(/^\S+\s+/, ""));
}

describe("quotes of claims", () => {
  it.each([
    ["[Words](claim:nothing) here.", /There is no claim "nothing"/],
    ["[Words\nover lines](claim:nothing) here.", /There is no claim "nothing"/],
    ["Write `` `<!--` `` first. {{claim:nothing}} here.", /There is no claim "nothing"/],
    ["~~~html\n<!--\n\n<b>\n~~~\n\n{{claim:nothing}} here.", /There is no claim "nothing"/],
    ["{{sum:rating}} here.", /The claim "rating" is not calculated, so it has no sum: give it/],
    ["{{parts:nothing}} here.", /There is no claim "nothing"/],
    ["[Words](claim:Users) here.", /does not quote a claim/],
    ["[One|two|three](claim:users) here.", /does not quote a claim/],
    ["{{claim:users|}} here.", /does not quote a claim/],
    ["[Words][1] here.\n\n[1]: claim:users", /does not quote a claim/],
  ])("%j is wrong", (body, message) => {
    expect(say(body)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    "{{claim:users|many}} and [words](claim:users) and [words|others](claim:rating). {{sum:hours}}.",
    "| A | B |\n| --- | --- |\n| {{claim:users\\|many}} | [words\\|others](claim:rating) |",
  ])("%j is right", (body) => {
    expect(say(body)).toEqual([]);
  });
});

it("a field that goes with its claim is named while it is still there, and stops a live site", () => {
  const excerpt = "We have {{claim:rating}} stars from those who read us and who wrote to us about it.";
  const folder = createContentFolder({
    "site/claims.md": ledger,
    "blog/quoting.md": contentFile({ ...postFields, id: 91, title: "Quoting a claim", excerpt }),
  });
  const found = (isLive: boolean) =>
    folder
      .check({ isLive })
      .filter(({ file, message }) => file.endsWith("quoting.md") && message.startsWith("Without its claims"))
      .map(({ severity, line, message }) => [severity, line, /"excerpt" is missing/.test(message)]);
  expect(found(false)).toEqual([["warning", 4, true]]);
  expect(found(true)).toEqual([["error", 4, true]]);
});
