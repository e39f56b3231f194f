import { render, screen } from "@testing-library/react";
import { MetaLine } from "@/components/ui/meta-line";

describe("MetaLine", () => {
  it("gives the day to readers in words and to machines as it is", () => {
    render(<MetaLine date="2025-06-28" readTime={12} author="Ada Page" />);
    expect(screen.getByText("June 28, 2025")).toHaveAttribute("datetime", "2025-06-28");
    expect(screen.getByText("12 min read")).toBeInTheDocument();
    expect(screen.getByText("Ada Page")).toBeInTheDocument();
    expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
  });

  it("says when the entry was changed, where it was", () => {
    render(<MetaLine date="2025-06-28" updated="2025-07-02" readTime={1} />);
    expect(screen.getByText(/^Updated/)).toHaveTextContent("Updated July 2, 2025");
    expect(screen.getByText("July 2, 2025")).toHaveAttribute("datetime", "2025-07-02");
  });
});
