import { cleanLine, cleanText } from "@/lib/messages/forms";

it.each([
  ["One\r\nTwo\rThree\nFour", "One\nTwo\nThree\nFour"],
  ["One\u2028Two\u2029Three\u0085Four\fFive\vSix", "One\nTwo\nThree\nFour\nFive\nSix"],
  ["One\r\n\r\nTwo", "One\n\nTwo"],
  ["a\u0000b\u001b[31m\u0007", "a b [31m "],
  ["a\tb", "a\tb"],
  ["half \ud83d of one \udc4d", "half \ufffd of one \ufffd"],
  [
    "whole \u{1f44d}\u{1f3fd} \u{1f469}\u200d\u{1f467} \u2764\ufe0f \u00fcn\u00efcode",
    "whole \u{1f44d}\u{1f3fd} \u{1f469}\u200d\u{1f467} \u2764\ufe0f \u00fcn\u00efcode",
  ],
])("passes %j on as %j", (typed, expected) => {
  expect(cleanText(typed)).toBe(expected);
  expect(cleanText(typed).isWellFormed()).toBe(true);
});

it.each([
  "",
  " \n\t",
  "\u200b\u200c\u200d\u2060\ufeff",
  "\u00ad\u034f",
  "\u3164\uffa0\u2800",
  "\u202e\u2066",
  "\0",
  "\u{e0020} \u200b",
])("takes %j for empty", (typed) => {
  expect(cleanText(typed)).toBe("");
  expect(cleanLine(typed)).toBe("");
});

it("keeps a line on one line", () => {
  expect(cleanLine("Ada\r\nBcc: x\u2028y\tz\u0000")).toBe("Ada Bcc: x y z ");
});
