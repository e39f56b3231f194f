import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";

describe("Breadcrumbs", () => {
  it("is hidden with fewer than two steps", () => {
    expect(render(<Breadcrumbs trail={[]} />).container).toBeEmptyDOMElement();
    expect(render(<Breadcrumbs trail={[{ label: "Home", href: "/" }]} />).container).toBeEmptyDOMElement();
  });

  it("is there from two steps on, under its mapped label", () => {
    render(<Breadcrumbs trail={buildTrail("/terms")} />);
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("Home/Terms of Service");
  });

  it("links all steps but the last, which is the page itself", () => {
    render(<Breadcrumbs trail={buildTrail("/reviews/lark-ai-review", "Lark AI Review")} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Reviews", "/reviews"],
    ]);
    expect(screen.getByText("Lark AI Review")).toHaveAttribute("aria-current", "page");
  });
});
