import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { PageHero } from "@/components/ui/page-hero";
import { SectionHeading } from "@/components/ui/section-heading";

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

describe("SectionHeading", () => {
  it("adds the line above and the line below where they are given", () => {
    const { container, rerender } = render(<SectionHeading title="Method" />);
    expect(container).toHaveTextContent(/^Method$/);
    rerender(<SectionHeading title="Method" eyebrow="How" intro="Slowly." />);
    expect(container).toHaveTextContent(/^HowMethodSlowly\.$/);
  });
});

describe("Fold", () => {
  it("is the only component that writes a <details>, so that all of them look and behave alike", () => {
    const files = ["app", "components"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    );
    const writing = files.filter(
      (file) => file.endsWith(".tsx") && /<(details|summary)\b/.test(readFileSync(file, "utf8")),
    );
    expect(writing).toEqual([join("components", "ui", "fold.tsx")]);
  });
});
