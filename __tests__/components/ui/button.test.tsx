import { render, screen } from "@testing-library/react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { routes } from "@/lib/util/routes";

describe("Button", () => {
  it("submits a form only when told to", () => {
    const { rerender } = render(<Button>Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
    rerender(<Button type="submit">Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });
});

describe("ButtonLink", () => {
  it("is a link that reports like a button", () => {
    render(
      <ButtonLink href={routes.reviews()} report={{ label: "See reviews" }}>
        Reviews
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "Reviews" });
    expect(link).toHaveAttribute("href", "/reviews");
    expect(JSON.parse(link.dataset.event ?? "null")).toMatchObject({ name: "click", label: "See reviews" });
  });
});
