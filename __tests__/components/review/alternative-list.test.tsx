import { render, screen, within } from "@testing-library/react";
import { AlternativeList } from "@/components/review/alternative-list";
import { routes } from "@/lib/util/routes";

const sable = {
  name: "Sable AI",
  review: routes.review("sable-ai-review"),
  isInvented: true,
  comparison: routes.comparison("lark-ai-vs-sable-ai"),
  reasons: [
    { text: "Cheaper year: $59.88 against $95.88", olderThan: 180 },
    { text: "More points for privacy: 9.5 against 9.0" },
  ],
};

describe("AlternativeList", () => {
  it("names each app with its reasons, marks what is old or invented, and leads on", () => {
    render(<AlternativeList appName="Lark AI" alternatives={[sable]} />);
    const section = within(screen.getByRole("region", { name: "Alternatives to Lark AI" }));
    expect(section.getByRole("link", { name: "Sable AI" })).toHaveAttribute("href", sable.review);
    expect(section.getByRole("link", { name: "Side by side with Sable AI" })).toHaveAttribute("href", sable.comparison);
    const [, first, second] = section.getAllByRole("listitem");
    expect(first).toHaveTextContent("$59.88 against $95.88 (checked more than 180 days ago)");
    expect(second).not.toHaveTextContent("days ago");
    expect(second).toHaveTextContent("9.5 against 9.0");
    expect(section.getByRole("heading", { level: 3 })).toHaveAccessibleName("Sable AI invented app");
  });

  it("says once what its clocks mean, which is true of each, and nothing where all is fresh", () => {
    const [old, score] = sable.reasons as [(typeof sable.reasons)[0], (typeof sable.reasons)[0]];
    const older = { ...sable, name: "Older", reasons: [{ ...old, text: "Refunds: 14 days", olderThan: 365 }, old] };
    const { container, rerender } = render(<AlternativeList appName="Lark AI" alternatives={[older]} />);
    expect(container.querySelectorAll("p.old")).toHaveLength(1);
    expect(container.querySelector("p.old")).toHaveTextContent("Checked more than 180 days ago");
    rerender(<AlternativeList appName="Lark AI" alternatives={[{ ...sable, reasons: [score] }]} />);
    expect(container).not.toHaveTextContent("days ago");
  });

  it("links no review where there is none", () => {
    render(<AlternativeList appName="Lark AI" alternatives={[{ ...sable, review: undefined }]} />);
    expect(screen.queryByRole("link", { name: "Sable AI" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Sable AI invented app" })).toBeInTheDocument();
  });

  it("is not there without any", () => {
    expect(render(<AlternativeList appName="Lark AI" alternatives={[]} />).container).toBeEmptyDOMElement();
  });
});
