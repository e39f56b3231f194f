import { render, screen, within } from "@testing-library/react";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { asSafeHtml } from "@/lib/text/safe-html";

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

  it("shows each score out of 10 as a figure and as a bar of that length, and the total", () => {
    const { container } = render(
      <ScoreCard heading="Scores" total={{ html: asSafeHtml("<p>47.9/50 in all</p>") }} items={items} />,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("Privacy9.0 of 10What is promised.");
    expect(container.querySelector<HTMLElement>("[style]")?.style.width).toBe("90%");
    expect(screen.getByText("47.9/50 in all")).toBeVisible();
  });

  it("is not there when every score is withheld", () => {
    const { container } = render(<ScoreCard heading="Scores" items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Team", () => {
  it("shows who they are and what they cover, and leads to their pages", () => {
    render(
      <Team
        heading="The team"
        members={[{ ...member, author: "ada-page", linkedinUrl: "https://social.example/ada" }]}
      />,
    );
    expect(screen.getByRole("img", { name: "A portrait of Ada Page" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ada Page" })).toHaveAttribute("href", "/authors/ada-page");
    const profile = screen.getByRole("link", { name: "Professional profile of Ada Page (opens in a new tab)" });
    expect(profile).toHaveAttribute("href", "https://social.example/ada");
    expect(profile).toHaveAttribute("rel", "noopener");
    const skills = within(screen.getByRole("list", { name: "What Ada Page covers" })).getAllByRole("listitem");
    expect(skills.map(({ textContent }) => textContent)).toEqual(["Pricing", "Privacy"]);
  });

  it("links nothing for a member without pages, and lists no skills where there are none", () => {
    render(<Team heading="The team" members={[{ ...member, skills: [] }]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByText("Professional profile")).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "What Ada Page covers" })).not.toBeInTheDocument();
  });
});

it("ScoreCard says once below its figures that some are not proved", () => {
  const items = [
    { title: "One", description: "Text.", score: 9, mark: "Sample" },
    { title: "Two", description: "Text.", score: 8, mark: "Sample" },
  ];
  const { rerender } = render(<ScoreCard heading="Scores" items={items} />);
  expect(screen.getByText(/^Placeholders; see/)).toHaveTextContent("Placeholders; see How we know.");
  rerender(<ScoreCard heading="Scores" items={items.map(({ mark, ...proved }) => proved)} />);
  expect(screen.queryByText(/Placeholders/)).not.toBeInTheDocument();
});
