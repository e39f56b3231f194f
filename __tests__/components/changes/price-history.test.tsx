import { render, screen } from "@testing-library/react";
import { PriceHistory } from "@/components/changes/price-history";
import type { PriceLine } from "@/lib/apps/changes";

const lineOf = (...starts: number[]): PriceLine => ({
  title: "Orrin: Monthly",
  unit: "Price a month",
  summary: "Went from $1.00 to $2.00.",
  steps: starts.map((start, index) => ({ price: `$${index + 1}.00`, when: `Step ${index + 1}`, start, height: 0.5 })),
});

const labelsOf = (line: PriceLine) => {
  const { container } = render(<PriceHistory line={line} />);
  return [...container.querySelectorAll(".priceHistoryLabel")].map(({ textContent }) => textContent);
};

it("draws every step, and has every price in its table", () => {
  const { container } = render(<PriceHistory line={lineOf(0, 0.25, 0.5)} />);
  expect(container.querySelector(".priceHistoryLine")).toHaveAttribute("d", "M0 80H160V80H320V80H640");
  expect(screen.getByRole("row", { name: "Step 2 $2.00" })).toBeInTheDocument();
  expect(screen.getByText("Went from $1.00 to $2.00.")).toBeInTheDocument();
});

it("labels the newest price, and of the others those that have room", () => {
  expect(labelsOf(lineOf(0, 0.3, 0.6))).toEqual(["$1.00", "$2.00", "$3.00"]);
  expect(labelsOf(lineOf(0, 0.5, 0.6))).toEqual(["$1.00", "$3.00"]);
  expect(labelsOf(lineOf(0, 0.5, 0.6, 0.7))).toEqual(["$1.00", "$4.00"]);
});

it("has each label where its price begins, and that of a late price inside the drawing", () => {
  const { container } = render(<PriceHistory line={lineOf(0, 0.3, 0.8)} />);
  const [, middle, late] = container.querySelectorAll<HTMLElement>(".priceHistoryLabel");
  expect([middle?.style.left, late?.style.left, late?.style.right]).toEqual(["30%", "", "0px"]);
});

it("has each label at its line, on the side where no other runs: after a fall below it, after a rise above it", () => {
  const sidesOf = (...heights: number[]) => {
    const { steps, ...line } = lineOf(0, 0.3, 0.8);
    const drawn = steps.map((step, index) => ({ ...step, height: heights[index] ?? 0 }));
    const { container } = render(<PriceHistory line={{ ...line, steps: drawn }} />);
    return [...container.querySelectorAll<HTMLElement>(".priceHistoryLabel")].map(({ style }) =>
      style.top ? `below ${style.top}` : `above ${style.bottom}`,
    );
  };
  expect(sidesOf(1, 0.75, 0.5)).toEqual(["above 100%", "below 25%", "below 50%"]);
  expect(sidesOf(0.5, 0.75, 1)).toEqual(["below 50%", "above 75%", "above 100%"]);
  expect(sidesOf(1, 0.5, 0.75)).toEqual(["above 100%", "below 50%", "above 75%"]);
});
