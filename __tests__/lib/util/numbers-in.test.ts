import { numbersIn } from "@/lib/util/number";

describe("numbersIn", () => {
  it.each<[string, number[]]>([
    ["10,000+", [10000]],
    ["$17.99", [17.99]],
    ["$7.99 to $24.99 a month, or $1,199.99 a year", [7.99, 24.99, 1199.99]],
    ["4.9/5", [4.9, 5]],
    ["Up to 70%", [70]],
    ["7-day", [7]],
    ["10K+", [10000]],
    ["1.1 million", [1100000]],
    ["5 months", [5]],
    ["28\u00A0000", [28000]],
    ["1,5", [1, 5]],
    ["seven days", []],
  ])("finds in %j %j", (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
