import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { FaqSection } from "@/components/ui/faq-section";
import { FeatureList, FeatureSection } from "@/components/ui/feature-list";
import { MetaLine } from "@/components/ui/meta-line";
import { Stars } from "@/components/ui/stars";
import { asSafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";

it("a button submits a form only when told to", () => {
  const { rerender } = render(<Button>Press</Button>);
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  rerender(<Button type="submit">Press</Button>);
  expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
});

it("a link that looks like a button reports like one", () => {
  render(
    <ButtonLink href={routes.reviews()} report="See reviews">
      Reviews
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Reviews" });
  expect(link).toHaveAttribute("href", "/reviews");
  expect(JSON.parse(link.dataset.event ?? "null")).toMatchObject({ name: "click", label: "See reviews" });
});

describe("questions", () => {
  const items = [
    { question: "Is it free?", answerHtml: asSafeHtml("<p>For <em>seven</em> days.</p>") },
    { question: "Is it safe?", answerHtml: asSafeHtml("<p>Read on.</p>") },
  ];
  const details = () => screen.getAllByRole("group") as HTMLDetailsElement[];

  it("under one name are one group of the browser, with the first answer open", () => {
    render(<FaqSection id="questions" title="Questions" items={items} oneAtATime />);
    expect(screen.getByRole("region", { name: "Questions" })).toBeInTheDocument();
    expect(details().map(({ open }) => open)).toEqual([true, false]);
    expect(details().map((item) => item.getAttribute("name"))).toEqual(["questions", "questions"]);
    expect(screen.getByText("seven")).toBeVisible();
    expect(screen.getByText("Read on.")).not.toBeVisible();
  });

  it("without a name begin closed, and each opens for itself", async () => {
    render(<FaqSection id="questions" title="Questions" items={items} />);
    expect(details().map((item) => [item.open, item.hasAttribute("name")])).toEqual(Array(2).fill([false, false]));
    await userEvent.click(screen.getByText("Is it free?"));
    await userEvent.click(screen.getByText("Is it safe?"));
    expect(details().map(({ open }) => open)).toEqual([true, true]);
  });
});

describe("features", () => {
  const items = ["Read", "Live", "Leave"].map((title) => ({ title, text: `${title} it.` }));

  it("keep their order, in a numbered list where the order counts", () => {
    const { rerender } = render(<FeatureList items={items} marker="number" />);
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      items.map(({ title, text }) => title + text),
    );
    rerender(<FeatureList items={items} />);
    expect(screen.getByRole("list").tagName).toBe("UL");
  });
});

it.each([
  ["questions", <FaqSection key="" id="questions" title="Questions" items={[]} />],
  ["features", <FeatureSection key="" id="values" eyebrow="Values" heading="H" items={[]} />],
])("a section of %s is not there without any", (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});

it("a day is given to readers in words and to machines as it is, and that of a change where there was one", () => {
  const { rerender } = render(<MetaLine date="2025-06-28" readTime={12} author="Ada Page" />);
  expect(screen.getByText("June 28, 2025")).toHaveAttribute("datetime", "2025-06-28");
  for (const text of ["12 min read", "Ada Page"]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
  rerender(<MetaLine date="2025-06-28" updated="2025-07-02" readTime={1} />);
  expect(screen.getByText(/^Updated/)).toHaveTextContent("Updated July 2, 2025");
  expect(screen.getByText("July 2, 2025")).toHaveAttribute("datetime", "2025-07-02");
});

it("Fold is the only component that writes a <details>, so that all of them look and behave alike", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const writing = files.filter(
    (file) => file.endsWith(".tsx") && /<(details|summary)\b/.test(readFileSync(file, "utf8")),
  );
  expect(writing).toEqual([join("components", "ui", "fold.tsx")]);
});

describe("Stars", () => {
  it("says the figure with one decimal, out of 5", () => {
    const { container } = render(<Stars rating={4} />);
    for (const hidden of container.querySelectorAll("[aria-hidden]")) hidden.remove();
    expect(container).toHaveTextContent(/^Rated 4\.0 out of 5$/);
  });

  it("draws five stars, and clips the one with a fraction", () => {
    const { container } = render(<Stars rating={3.3} />);
    expect(container.querySelectorAll("svg")).toHaveLength(5);
    const filled = [...container.querySelectorAll<SVGPathElement>(".stars-full")];
    expect(filled.map(({ style }) => style.clipPath)).toEqual(["", "", "", "inset(0 70% 0 0)"]);
  });
});
