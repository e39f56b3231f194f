import { render, screen } from "@testing-library/react";
import { Button } from "@/components/ui/button";

describe("Button", () => {
  it("submits a form only when told to", () => {
    const { rerender } = render(<Button>Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
    rerender(<Button type="submit">Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });
});
