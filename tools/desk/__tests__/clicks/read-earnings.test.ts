import { readEarnings } from "@/tools/desk/clicks/read-earnings";

function read(csv: string) {
  const bad: string[] = [];
  return { rows: readEarnings(csv, (line, mistake) => bad.push(`${line}: ${mistake}`)), bad };
}

it("reads sub-id, amount and currency, and the page and day where there are columns for them", () => {
  const { rows, bad } = read(
    "sub_id,amount,currency,sub_id_page,day\nclosing--reviews,12.50,usd,,2025-06-28\nbody-1,-3,EUR,blog--a-text,\n",
  );
  expect(rows).toEqual([
    { subId: "closing--reviews", cents: 1250, currency: "USD", day: "2025-06-28" },
    { subId: "body-1", page: "blog--a-text", cents: -300, currency: "EUR" },
  ]);
  expect(bad).toEqual([]);
});

it("takes what spreadsheets write: a byte order mark, semicolons, quotes, other columns and empty lines", () => {
  const { rows } = read('\uFEFFAmount;Currency;Note;Sub_ID\r\n"7.00";GBP;"a;b";"exit--home"\r\n\r\n');
  expect(rows).toEqual([{ subId: "exit--home", cents: 700, currency: "GBP" }]);
});

it("leaves out rows with a mistake and names each with its line", () => {
  const { rows, bad } = read(
    'sub_id,amount,currency,day\na,"1,234.00",USD,\nb,5,YEN,\nc,,USD,\nd,5,USD,28.6.2025\ne,5\nf,5,USD,\n',
  );
  expect(rows.map(({ subId }) => subId)).toEqual(["f"]);
  expect(bad).toEqual([
    '2: the amount is a figure like "12.50", without currency, spaces or commas',
    "3: the currency is one of USD, EUR, GBP, CAD, AUD",
    '4: the amount is a figure like "12.50", without currency, spaces or commas',
    "5: the day is written as 2025-06-28",
    "6: there is no currency",
  ]);
});

it("refuses a file without the columns that are needed, and says which it has", () => {
  expect(() => read("Sub ID,Payout\na,1\n")).toThrow(/sub_id, amount, currency is missing\. It names: sub id, payout/);
});
