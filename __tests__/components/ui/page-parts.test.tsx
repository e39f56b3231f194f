import { render, screen } from "@testing-library/react";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { PageHero } from "@/components/ui/page-hero";
import { Prose } from "@/components/ui/prose";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TagList } from "@/components/ui/tag-list";
import { asSafeHtml } from "@/lib/text/safe-html";
import { routes } from "@/lib/util/routes";

describe("PageHero", () => {
  it("holds the page's h1, and eyebrow and lede only where there are any", () => {
    const { container, rerender } = render(<PageHero title="Reviews" />);
    expect(screen.getByRole("heading", { level: 1, name: "Reviews" })).toBeInTheDocument();
    expect(container.querySelectorAll("p")).toHaveLength(0);
    rerender(<PageHero title="Reviews" eyebrow="2025 EDITION" lede="In order." />);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "2025 EDITION",
      "In order.",
    ]);
  });
});

describe("Section", () => {
  it("is named by its heading", () => {
    render(
      <Section id="plans" eyebrow="Pricing" title="Plans" intro="Prices.">
        Body
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Plans" })).toHaveTextContent("PricingPlansPrices.Body");
    expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", "plans");
  });
});

describe("SectionHeading", () => {
  it("adds the line above and the line below where they are given", () => {
    const { container, rerender } = render(<SectionHeading title="Method" />);
    expect(container).toHaveTextContent(/^Method$/);
    rerender(<SectionHeading title="Method" eyebrow="How" intro="Slowly." />);
    expect(container).toHaveTextContent(/^HowMethodSlowly\.$/);
  });
});

describe("TagList", () => {
  it("leads every tag to the one list", () => {
    render(<TagList tags={["Guide", "Pricing"]} href={routes.blog()} />);
    const links = screen.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Guide", "Pricing"]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/blog", "/blog"]);
  });
});

describe("texts of editors", () => {
  it("show their markup", () => {
    render(<Prose html={asSafeHtml('<h2 id="cost">What it <em>costs</em></h2>')} />);
    expect(screen.getByRole("heading", { level: 2, name: "What it costs" })).toHaveAttribute("id", "cost");
    const { container } = render(
      <RichText html={asSafeHtml("<p>A <strong>short</strong> one.</p>")} className="note" />,
    );
    expect(container.querySelector(".note strong")).toHaveTextContent("short");
  });
});

describe("small things", () => {
  it("gives a badge its variant", () => {
    const { rerender } = render(<Badge>New</Badge>);
    expect(screen.getByText("New")).toHaveClass("badge-quiet");
    rerender(<Badge variant="strong">New</Badge>);
    expect(screen.getByText("New")).toHaveClass("badge-strong");
  });

  it("hides icons from assistive technology", () => {
    const { container } = render(<Icon name="search" size={24} />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(container.querySelector("svg")).toHaveAttribute("width", "24");
    expect(container.querySelector("path")).toHaveAttribute("d", expect.stringMatching(/^M/));
  });

  it("joins the class names that are there", () => {
    expect(classNames("a", false, undefined, "b", null, "")).toBe("a b");
    expect(classNames(undefined, false)).toBe("");
  });
});
