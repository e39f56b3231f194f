import { render, screen, within } from "@testing-library/react";
import { HowWeTested, type TestRecord } from "@/components/review/how-we-tested";
import { asSafeHtml } from "@/lib/text/body-types";

const record: TestRecord = {
  date: "2025-06-04",
  from: "2025-05-02",
  to: "2025-06-02",
  hours: 31,
  summary: "It kept its word on most evenings.",
  tester: { slug: "ada-page", name: "Ada Page" },
  plan: "Monthly",
  version: "web, June 2025",
  method: 2,
  points: {
    criteria: [
      { id: "chat", title: "Chat", points: 9.5, of: 10 },
      { id: "terms", title: "Terms", points: 2, of: 8 },
    ],
    total: 11.5,
    of: 18,
  },
  evidence: [
    {
      src: "/media/evening-0123456789ab.webp",
      alt: "The ninth evening",
      width: 1200,
      height: 700,
      caption: "It asks again.",
      takenOn: "2025-05-10",
    },
  ],
  protocolHtml: asSafeHtml("<p>The same questions every evening.</p>"),
  former: [],
};

const section = () => screen.getByRole("region", { name: "How we tested Lark AI" });

describe("HowWeTested", () => {
  it("says who tested, for how long, which plan and version, and by which edition of the method", () => {
    render(<HowWeTested appName="Lark AI" record={record} />);
    expect(section()).toHaveTextContent("It kept its word on most evenings.");
    expect(
      within(screen.getByRole("list", { name: "Score breakdown" }))
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toEqual(["9.5 of 10 Chat", "2.0 of 8 Terms"]);
    expect(screen.getByRole("link", { name: "Ada Page" })).toHaveAttribute("href", "/authors/ada-page");
    expect(section()).toHaveTextContent("Used for31 hours, from May 2, 2025 to June 2, 2025");
    expect(section()).toHaveTextContent("PlanMonthlyVersionweb, June 2025PublishedJune 4, 2025");
    expect(screen.getByRole("link", { name: "Edition 2, with its criteria" })).toHaveAttribute(
      "href",
      "/reviews#criteria",
    );
  });

  it("frames each picture with caption, day, plan and version, and opens it larger by a link", () => {
    render(<HowWeTested appName="Lark AI" record={record} />);
    const figure = screen.getByRole("figure");
    expect(figure).toHaveTextContent("It asks again.May 10, 2025, Monthly, web, June 2025");
    expect(figure).not.toHaveTextContent("with AI");
    const link = within(figure).getByRole("link", { name: "The ninth evening (opens a larger picture)" });
    expect(link).toHaveAttribute("href", "/media/evening-0123456789ab.webp");
    document.body.innerHTML = "";
    const byApp = record.evidence.map((one) => ({ ...one, madeBy: "app" as const }));
    render(<HowWeTested appName="Lark AI" record={{ ...record, evidence: byApp }} />);
    expect(section()).toHaveTextContent("It asks again. Made by the app, with AI.");
  });

  it("folds the test away, with its summary, its protocol and earlier ones", () => {
    const former = { slug: "lark-ai-2024-06-04", date: "2024-06-04", version: "web", method: 1, total: 10, of: 18 };
    render(<HowWeTested appName="Lark AI" record={{ ...record, former: [former] }} />);
    const folded = screen.getByRole("group");
    expect(folded).toHaveTextContent(/^The test: who, when, and what failedIt kept its word on most evenings\./);
    expect(folded).toHaveTextContent("The same questions every evening.");
    expect(folded).not.toHaveAttribute("open");
    expect(screen.getAllByRole("listitem").at(-1)).toHaveTextContent(
      "June 4, 2024: 10.0 of 18, web, by edition 1 of the method",
    );
  });

  it("leaves out what it does not know", () => {
    const unknown = { ...record, tester: undefined, plan: undefined, evidence: [] };
    render(<HowWeTested appName="Lark AI" record={unknown} />);
    expect(section()).not.toHaveTextContent("Tested by");
    expect(section()).toHaveTextContent("PlanNot stated");
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
    expect(section()).not.toHaveTextContent("Earlier tests");
  });
});
