import { render, screen } from "@testing-library/react";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { asSafeHtml } from "@/lib/text/body-types";

const member = {
  name: "Ada Page",
  role: "Editor",
  bio: "Ada edits.",
  image: "/images/people/ada.webp",
  imageAlt: "A portrait of Ada Page",
  skills: ["Pricing", "Privacy"],
};

describe("ScoreCard", () => {
  const items = [{ title: "Privacy", description: "What is promised.", score: 9 }];

  it("shows each score out of 10 as a figure and as a bar of that length, and the total; nothing without scores", () => {
    const total = { html: asSafeHtml("<p>47.9/50 in all</p>") };
    const { container, rerender } = render(<ScoreCard heading="Scores" total={total} items={items} />);
    expect(screen.getByRole("listitem")).toHaveTextContent("Privacy9.0 of 10What is promised.");
    expect(container.querySelector<HTMLElement>("[style]")?.style.width).toBe("90%");
    expect(container).toHaveTextContent("47.9/50 in all");
    expect(container).not.toHaveTextContent("Placeholders");
    const samples = ["One", "Two"].map((title) => ({ title, description: "Text.", score: 9, mark: "Sample" }));
    rerender(<ScoreCard heading="Scores" items={samples} />);
    expect(screen.getByText(/^Placeholders; see/)).toHaveTextContent("Placeholders; see How we know.");
    rerender(<ScoreCard heading="Scores" items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Team", () => {
  it("links nothing for a member without pages, and lists no skills where there are none", () => {
    render(<Team heading="The team" members={[{ ...member, skills: [] }]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "What Ada Page covers" })).not.toBeInTheDocument();
  });
});
