import { signOf } from "@/components/review/answer-text";

it.each([
  ["yes", true, "check"],
  ["no", true, "check"],
  ["yes", false, "cross"],
  ["no", false, "cross"],
  ["yes", undefined, "check"],
  ["no", undefined, "cross"],
  ["partly", false, "half"],
  ["unknown", undefined, undefined],
  ["value", true, undefined],
] as const)("the sign of %s, where better is %s, is %s", (tone, isBetter, sign) => {
  expect(signOf(tone, isBetter)).toBe(sign);
});
