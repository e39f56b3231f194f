import { render, screen } from "@testing-library/react";
import { PriceHistory } from "@/components/changes/price-history";
import type { PriceLine } from "@/lib/apps/changes";

const lineOf = (...starts: number[]): PriceLine => ({
  title: "Orrin: Monthly",
  unit: "Price a month",
  summary: "Went from $1.00 to $2.00.",
  steps: starts.map((start, index) => ({ price: `$${index + 1}.00`, when: `Step ${index + 1}`, start, height: 0.5 })),
});

it("draws every step, and has every price in its table", () => {
  const { container } = render(<PriceHistory line={lineOf(0, 0.25, 0.5)} />);
  expect(container.querySelector(".priceHistoryLine")).toHaveAttribute("d", "M0 80H160V80H320V80H640");
  expect(screen.getByRole("row", { name: "Step 2 $2.00" })).toBeInTheDocument();
  expect(screen.getByText("Went from $1.00 to $2.00.")).toBeInTheDocument();
});
