import { getBeginning, listQueryWords, splitWords } from "@/lib/search/words";

it("splitWords takes words without punctuation, case and apostrophes", () => {
  expect(splitWords("Character.AI's “self-harm” can’t cost $60!")).toEqual([
    ..."character ai self harm cant cost 60".split(" "),
  ]);
  expect(splitWords("!?")).toEqual([]);
});

it("listQueryWords leaves out words that tell nothing, unless there are no others, and takes six at most", () => {
  expect(listQueryWords("How do I delete the data of my account?")).toEqual(["delete", "data", "account"]);
  expect(listQueryWords("how to do it")).toEqual(["how", "to", "do", "it"]);
  expect(listQueryWords("one two one three four five six seven")).toEqual("one two three four five six".split(" "));
});

it.each(["close closes closed closing", "policy policies", "statement statements", "delete deletes deleted deleting"])(
  "getBeginning begins each of %s",
  (forms) => {
    const [beginning, ...others] = new Set(forms.split(" ").map(getBeginning));
    expect(others).toEqual([]);
    for (const form of forms.split(" ")) expect(form.startsWith(beginning ?? " ")).toBe(true);
  },
);

it("getBeginning leaves short words as they are", () => {
  expect(["gas", "bed", "sing", "less", "2026"].map(getBeginning)).toEqual(["gas", "bed", "sing", "less", "2026"]);
});
