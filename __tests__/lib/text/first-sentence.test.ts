import { afterFirstSentence, firstSentence } from "@/lib/text/plain-text";

describe("firstSentence", () => {
  it.each([
    ["Use the trial. Then wait.", "Use the trial."],
    ["Is it worth $7.99 a month? It is.", "Is it worth $7.99 a month?"],
    ["Character.AI is a stage; read its rules. Then go.", "Character.AI is a stage; read its rules."],
    ["**Begin with [the free tier](/blog/a.b)**, and *wait*. No more.", "Begin with the free tier, and wait."],
    ["One thought\non two lines. Another.", "One thought on two lines."],
    ["No full stop\n\nA paragraph.", "No full stop"],
    ["", ""],
  ])("%j", (markdown, expected) => {
    expect(firstSentence(markdown)).toBe(expected);
  });
});

describe("afterFirstSentence", () => {
  it.each([
    ["Use the trial. Then *wait*. Go on.", "Then *wait*. Go on."],
    ["One thought\non two lines. Another.", "Another."],
    ["Only one.", ""],
    ["*One thing. Another.* A third.", "*One thing. Another.* A third."],
  ])("%j", (markdown, expected) => {
    expect(afterFirstSentence(markdown)).toBe(expected);
  });
});

it("leaves comments of editors out of both", () => {
  const verdict = "Take it <!-- coati. A note. --> now. Then *wait*.";
  expect(firstSentence(verdict)).toBe("Take it now.");
  expect(afterFirstSentence(verdict)).toBe("Then *wait*.");
});
