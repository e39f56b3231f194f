import { render, screen } from "@testing-library/react";
import { CorrectionList } from "@/components/article/correction-list";

describe("CorrectionList", () => {
  it("says when something was put right, what it says now and what it said before", () => {
    const correction = { id: "correction-2025-07-02", date: "2025-07-02", what: "It is.", was: "It was." };
    render(<CorrectionList corrections={[correction]} />);
    expect(screen.getByRole("region", { name: "Corrections" })).toBeInTheDocument();
    const item = screen.getByRole("listitem");
    expect(item).toHaveTextContent("July 2, 2025It is.Previously: It was.");
    expect(item).toHaveAttribute("id", correction.id);
  });

  it("is not there without any", () => {
    expect(render(<CorrectionList corrections={[]} />).container).toBeEmptyDOMElement();
  });
});
