import { render, screen, within } from "@testing-library/react";
import { VerdictBox } from "@/components/review/verdict-box";
import { asSafeHtml } from "@/lib/text/safe-html";

const props = {
  verdictHtml: asSafeHtml("<p>Worth a <em>month</em>.</p>"),
  pros: ["Clear prices", "Good memory", "Fast", "Calm"],
  cons: ["No export", "Web only", "Costly"],
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

  it("states a price only where there is one", () => {
    const { rerender } = render(<VerdictBox {...props} />);
    expect(screen.queryByText(/Price/)).not.toBeInTheDocument();
    rerender(<VerdictBox {...props} price="$7.99 to $24.99 a month" />);
    expect(screen.getByText("Price:").parentElement).toHaveTextContent("Price: $7.99 to $24.99 a month");
  });
});
