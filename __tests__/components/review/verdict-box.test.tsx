import { render, screen, within } from "@testing-library/react";
import { VerdictBox } from "@/components/review/verdict-box";

const props = {
  product: "Lark AI",
  verdictHtml: "<p>Worth a <em>month</em>.</p>",
  pros: ["Clear prices", "Good memory", "Fast", "Calm"],
  cons: ["No export", "Web only", "Costly"],
  target: { url: "https://lark.example/?utm_source=a", partnerName: "Lark AI" },
  disclosure: "We may earn a commission.",
};

describe("VerdictBox", () => {
  it("has the verdict, and all pros and cons", () => {
    render(<VerdictBox {...props} />);
    const box = within(screen.getByRole("region", { name: "Verdict" }));
    expect(box.getByText("month")).toBeInTheDocument();
    expect(box.getByRole("heading", { name: "Pros" })).toBeInTheDocument();
    expect(box.getByRole("heading", { name: "Cons" })).toBeInTheDocument();
    expect(box.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...props.pros, ...props.cons]);
  });

  it("leads to the app, with its disclosure", () => {
    render(<VerdictBox {...props} />);
    expect(screen.getByRole("link", { name: "Visit Website (opens in a new tab)" })).toHaveAttribute(
      "href",
      props.target.url,
    );
    expect(screen.getByText(/We may earn a commission\./)).toBeInTheDocument();
  });

  it("reports a press as the event that it is given", () => {
    const event = {
      name: "affiliate_click",
      label: "Visit Website: Lark AI Review",
      category: "Conversion",
      value: 1,
    } as const;
    render(<VerdictBox {...props} event={event} />);
    const { dataset } = screen.getByRole("link", { name: "Visit Website (opens in a new tab)" });
    expect(JSON.parse(dataset.event ?? "")).toEqual(event);
  });

  it("states a price and a discount code only where there is one", () => {
    const { rerender } = render(<VerdictBox {...props} />);
    expect(screen.queryByText(/Price/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Discount code/)).not.toBeInTheDocument();
    rerender(<VerdictBox {...props} price="$7.99 to $24.99 a month" discountCode="ALMANAC20" />);
    expect(screen.getByText("Price:").parentElement).toHaveTextContent("Price: $7.99 to $24.99 a month");
    expect(screen.getByText("ALMANAC20").parentElement).toHaveTextContent("Discount code ALMANAC20");
  });
});
