import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { routes } from "@/lib/util/routes";

const event = (element: HTMLElement) => JSON.parse(element.dataset.event ?? "null");

describe("Button", () => {
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
  it("is a link that reports like a button", () => {
    render(
      <ButtonLink href={routes.reviews()} size="lg" variant="outline" report={{ label: "See reviews" }}>
        Reviews
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "Reviews" });
    expect(link).toHaveAttribute("href", "/reviews");
    expect(event(link)).toMatchObject({ name: "click", label: "See reviews" });
  });
});
