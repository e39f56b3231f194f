import { render, screen, within } from "@testing-library/react";
import { PlanTable } from "@/components/review/plan-table";
import { planRows, priceSources } from "@/lib/apps/prices";
import { planSchema } from "@/lib/content/schemas/app-schema";
import { planFields } from "../../helpers/product-files";

const plan = (changes: object) => planSchema.parse({ ...planFields, ...changes });
const basic = plan({ id: "basic", name: "Basic", price: 12.99 });
const year = plan({ id: "year", name: "Ultimate", price: 49.8, every: "1 year", limits: "All of it" });
const credits = plan({ id: "credits", name: "Credits", price: 5, every: "100 credits", checkedOn: "2025-01-01" });
const free = plan({ id: "free", name: "Free plan", price: 0 });

function show(plans: Parameters<typeof planRows>[0], day = "2025-07-01") {
  return render(
    <PlanTable appName="Orrin" appSlug="orrin" plans={planRows(plans)} sources={priceSources(plans, 90, day)} />,
  );
}

const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

it("gives each plan by the month and by the year, what is charged where that is neither, and marks the cheapest of each", () => {
  show([credits, year, basic, plan({ id: "quarter", name: "Quarter", price: 30, every: "3 months" }), free]);
  expect(screen.getByRole("region", { name: "What Orrin costs" })).toHaveTextContent(
    /^What Orrin costs\$49\.80 a year/,
  );
  expect(rows()).toEqual([
    "PlanPer monthFor a year",
    "Free planFreeFree",
    "Basic Cheapest for one month$12.99$155.88",
    "Quarter$30.00 every 3 months$10.00$120.00",
    "Ultimate Cheapest for a yearAll of it$4.15$49.80",
    "Credits$5.00 for 100 credits–one-time purchase–one-time purchase",
  ]);
  expect(screen.getByRole("rowheader", { name: /^Basic/ })).toHaveAttribute("scope", "row");
});

it("marks nothing where there is no choice", () => {
  show([basic, free]);
  expect(screen.queryByText(/Cheapest/)).toBeNull();
});

it("names the place of all prices once, and each of several with its plans", () => {
  const { unmount } = show([basic, year]);
  expect(screen.getByText(/^Source:/).parentElement).toHaveTextContent(
    /^Source: pricing\.example \(opens in a new tab\), checked June 20, 2025$/,
  );
  unmount();
  const { container } = show([basic, year, credits]);
  const places = [...container.querySelectorAll("p")].map((one) => one.textContent);
  expect(places).toEqual([
    "Basic, Ultimate: Source: pricing.example (opens in a new tab), checked June 20, 2025",
    "Credits: Source: pricing.example (opens in a new tab), checked January 1, 2025  more than 90 days ago",
  ]);
});

it("is not there without plans", () => {
  expect(show([]).container).toBeEmptyDOMElement();
  expect(within(document.body).queryByRole("table")).toBeNull();
});
