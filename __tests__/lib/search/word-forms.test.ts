import fc from "fast-check";
import { getBeginning, getStem, isOneMistake, listQueryWords, listStems, splitWords } from "@/lib/search/word-forms";

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

it.each([
  "delete deletes deleted deleting deletion deletions",
  "cancel cancels canceled cancelled cancelling cancellation",
  "policy policies",
  "memory memories",
  "cost costs costing",
  "price prices priced pricing",
  "refund refunds refunded",
  "app apps",
  "disagree disagrees disagreeing",
  "message messages messaging",
])("getStem: %s", (forms) => {
  expect(new Set(forms.split(" ").map(getStem)).size).toBe(1);
});

it.each([
  ["string", "strong"],
  ["party", "part"],
  ["thing", "the"],
  ["address", "addresses".slice(0, 5)],
  ["luna", "lunar"],
])("getStem: %s is another word than %s", (one, other) => {
  expect(getStem(one)).not.toBe(getStem(other));
});

it("getBeginning begins every form", () => {
  for (const word of ["policies", "policy", "cancelled", "deleting", "apps", "free"])
    expect(word.startsWith(getBeginning(word))).toBe(true);
});

it("listStems has the words between punctuation, and none that an apostrophe is taken out of", () => {
  expect([...listStems("(deleted/policies),")]).toEqual(["delet", "policy"]);
  expect([...listStems("we'll")]).toEqual([]);
  expect([...listStems("luna's")]).toEqual(["luna"]);
});

it("isOneMistake is a missing, added, other or swapped letter, and nothing else", () => {
  for (const [typed, meant] of [
    ["delte", "delete"],
    ["deleete", "delete"],
    ["dalete", "delete"],
    ["deelte", "delete"],
    ["elete", "delete"],
    ["delet", "delete"],
  ] as const)
    expect([typed, isOneMistake(typed, meant)]).toEqual([typed, true]);
  for (const typed of ["delete", "dlt", "daleta", "eltede", ""]) expect(isOneMistake(typed, "delete")).toBe(false);
});

it("isOneMistake agrees with making every mistake there is", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 5 });
  const mistakes = (text: string) => {
    const places = [...text, ""].map((_, at) => at);
    return new Set(
      places
        .flatMap((at) => {
          const before = text.slice(0, at);
          const after = text.slice(at);
          return [
            ...[..."abc"].flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
            before + after.slice(1),
            before + after.slice(0, 2).split("").reverse().join("") + after.slice(2),
          ];
        })
        .filter((one) => one !== text),
    );
  };
  fc.assert(fc.property(word, word, (typed, meant) => isOneMistake(typed, meant) === mistakes(typed).has(meant)));
});
