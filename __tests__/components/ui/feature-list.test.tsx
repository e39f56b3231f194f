import { render, screen } from "@testing-library/react";
import { FeatureList, FeatureSection } from "@/components/ui/feature-list";

const items = ["Read", "Live", "Leave"].map((title) => ({ title, text: `${title} it.` }));

describe("FeatureList", () => {
  it("keeps the order, in a numbered list where the order counts", () => {
    const { rerender } = render(<FeatureList items={items} marker="number" />);
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      items.map(({ title, text }) => title + text),
    );
    rerender(<FeatureList items={items} />);
    expect(screen.getByRole("list").tagName).toBe("UL");
  });
});

describe("FeatureSection", () => {
  it("has its name over its headline, and goes with its items", () => {
    const { container, rerender } = render(<FeatureSection id="values" eyebrow="Values" heading="H" items={items} />);
    expect(screen.getByText("Values").nextElementSibling).toBe(screen.getByRole("heading", { level: 2, name: "H" }));
    rerender(<FeatureSection id="values" eyebrow="Values" heading="H" items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
