import { render, screen } from "@testing-library/react";
import { ChangeList } from "@/components/review/change-list";

describe("ChangeList", () => {
  it("gives each change with its day and its source, in the order given", () => {
    const changes = [
      { id: "2025-06-18", date: "2025-06-18", what: "Chats are kept for 30 days.", source: "https://news.example/" },
      { id: "2025-01-10.monthly", date: "2025-01-10", what: "Monthly went up.", source: "test:2025-01-09" },
    ];
    render(<ChangeList appName="Orrin" changes={changes} />);
    expect(screen.getByRole("region", { name: "What changed at Orrin" })).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "June 18, 2025Chats are kept for 30 days.Source: news.example (opens in a new tab)",
      "January 10, 2025Monthly went up.Source: our test of January 9, 2025",
    ]);
    expect(screen.getByRole("link", { name: "Changes across all apps" })).toHaveAttribute("href", "/changes");
    expect(screen.getByText("June 18, 2025")).toHaveAttribute("datetime", "2025-06-18");
  });

  it("is not there where nothing has changed", () => {
    expect(render(<ChangeList appName="Orrin" changes={[]} />).container).toBeEmptyDOMElement();
  });
});
