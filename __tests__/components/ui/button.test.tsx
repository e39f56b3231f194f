import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { routes } from "@/lib/util/routes";

const event = (element: HTMLElement) => JSON.parse(element.dataset.event ?? "null");

describe("Button", () => {
  it.each(["sm", "md", "lg"] as const)("comes in size %s", (size) => {
    render(<Button size={size}>Press</Button>);
    expect(screen.getByRole("button")).toHaveClass(`button ${size} primary`, { exact: true });
  });

  it.each(["primary", "secondary", "outline"] as const)("comes as %s", (variant) => {
    render(<Button variant={variant}>Press</Button>);
    expect(screen.getByRole("button")).toHaveClass(`button md ${variant}`, { exact: true });
  });

  it("is as wide as what holds it when told to be", () => {
    render(<Button fill>Press</Button>);
    expect(screen.getByRole("button")).toHaveClass("fill");
  });

  it("submits a form only when told to", () => {
    const { rerender } = render(<Button>Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
    rerender(<Button type="submit">Press</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });

  it("does what it is given, unless it is disabled", async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Press</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Press" }));
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(
      <Button onClick={onClick} disabled>
        Press
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Press" }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("reports label, category and value, with Engagement as the default category", () => {
    const { rerender } = render(<Button report={{ label: "Subscribe" }}>Press</Button>);
    expect(event(screen.getByRole("button"))).toEqual({ name: "click", label: "Subscribe", category: "Engagement" });
    rerender(<Button report={{ label: "More", category: "Reviews", value: 2 }}>Press</Button>);
    expect(event(screen.getByRole("button"))).toEqual({ name: "click", label: "More", category: "Reviews", value: 2 });
  });

  it("reports nothing unless asked to", () => {
    render(<Button>Press</Button>);
    expect(screen.getByRole("button")).not.toHaveAttribute("data-event");
  });
});

describe("ButtonLink", () => {
  it("is a link that looks and reports like a button", () => {
    render(
      <ButtonLink href={routes.reviews()} size="lg" variant="outline" report={{ label: "See reviews" }}>
        Reviews
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "Reviews" });
    expect(link).toHaveAttribute("href", "/reviews");
    expect(link).toHaveClass("button lg outline", { exact: true });
    expect(event(link)).toMatchObject({ name: "click", label: "See reviews" });
  });
});
