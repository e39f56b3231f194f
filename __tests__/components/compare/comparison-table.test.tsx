import { render, screen, within } from "@testing-library/react";
import { AppPicker } from "@/components/compare/app-picker";
import { ComparisonView } from "@/components/compare/comparison-view";
import type { ComparedCell, ComparedGroup } from "@/lib/apps/comparison-rows";
import { routes } from "@/lib/util/routes";

const apps = [
  { slug: "lark", name: "Lark", review: routes.review("lark-review"), points: { total: 43, of: 50 }, paysUs: true },
  { slug: "orrin", name: "Orrin" },
];
const unknown: ComparedCell = { tone: "unknown", text: "not known" };
const checked = { source: "https://terms.example/", checkedOn: "2025-06-20" };
const groupOf = (...cells: ComparedCell[]): ComparedGroup => ({
  id: "privacy",
  title: "Privacy",
  unknown: [],
  rows: [{ id: "export", label: "Chats can be exported", cells, differs: cells[1] !== unknown }],
});
const view = { summary: ["Cheaper: Lark."], samples: "none" } as const;
const more = (count: number, differs: boolean) =>
  Array.from({ length: count }, (_, index) => ({
    id: `more-${index}`,
    label: `More ${index}`,
    differs,
    cells: [unknown, { tone: "no", text: "no" } as const],
  }));
const show = (...cells: ComparedCell[]) => {
  render(<ComparisonView {...view} apps={apps} groups={[groupOf(...cells)]} />);
  return screen.getByRole("table", { name: "Lark, Orrin side by side" });
};

describe("ComparisonTable", () => {
  it("says of an old answer how old it is, and above the answers where all are", () => {
    const old = { tone: "yes", text: "yes", ...checked, olderThan: 365 } as const;
    expect(show(old, { ...old, olderThan: undefined })).toHaveTextContent("more than 365 days ago");
    const { container } = render(<ComparisonView {...view} apps={apps} groups={[groupOf(old, old)]} />);
    expect(container).toHaveTextContent("All answers to our questions were checked more than 365 days ago");
  });
});

it("plans are folded away below the answers", () => {
  const group = groupOf(unknown, unknown);
  const all = ["privacy", "plans"].map((id) => ({ ...group, id, title: `About ${id}` }));
  const { container } = render(<ComparisonView {...view} apps={apps} groups={all} />);
  const folded = [...container.querySelectorAll("details > summary")].map(({ textContent }) => textContent);
  expect(folded).toEqual(["About plans"]);
});

it("what is known of none is one row of its group", () => {
  const group = { id: "safety", title: "Safety", rows: [], unknown: ["A", "B"] };
  render(<ComparisonView {...view} apps={apps} groups={[group]} />);
  expect(screen.getByRole("row", { name: /^Unknown for both/ })).toHaveTextContent(/A · B$/);
});

describe("what differs", () => {
  const differs: ComparedCell[] = [
    { tone: "yes", text: "yes" },
    { tone: "no", text: "no" },
  ];
  const withMore = (...rows: ReturnType<typeof more>) => {
    const group = groupOf(...differs);
    render(<ComparisonView {...view} apps={apps} groups={[{ ...group, rows: [...group.rows, ...rows] }]} />);
    return screen.getByRole("row", { name: /^Chats/ });
  };

  it("says which answer is better, also of a price", () => {
    const better = { isBetter: true };
    const row = within(show({ tone: "yes", text: "yes", ...better }, { tone: "no", text: "no" }));
    const [yes, no] = row.getAllByRole("cell").slice(-2);
    expect(yes).toHaveTextContent("LarkYes Better");
    expect(no).toHaveTextContent(/^OrrinNo$/);
    const price = (text: string) => ({ tone: "value", text }) as const;
    render(
      <ComparisonView {...view} apps={apps} groups={[groupOf({ ...price("$5.00"), ...better }, price("$6.00"))]} />,
    );
    expect(screen.getByText("Costs least")).toBeVisible();
  });

  it("says of no answer that it is better where all are the same", () => {
    const yes = { tone: "yes", text: "yes", isBetter: true } as const;
    const group = groupOf(yes, yes);
    const rows = group.rows.map((row) => ({ ...row, differs: false }));
    render(<ComparisonView {...view} apps={apps} groups={[{ ...group, rows }]} />);
    expect(screen.queryByText("Better")).not.toBeInTheDocument();
  });

  it("has a link that shows it alone", () => {
    const row = withMore(...more(1, false));
    expect(screen.getByRole("link", { name: "Show differences only" })).toHaveAttribute("href", "#differences");
    // The style sheet hides these alone.
    expect([row, screen.getByRole("row", { name: /^More/ })].map((one) => one.matches(".comparisonSame"))).toEqual([
      false,
      true,
    ]);
  });

  it("is not offered alone where it would change nothing", () => {
    show(...differs);
    expect(screen.queryByRole("link", { name: "Show differences only" })).not.toBeInTheDocument();
  });
});

describe("scores", () => {
  const score: ComparedCell = { tone: "value", text: "9.0 of 10", points: { total: 9, of: 10 } };
  const group = {
    id: "scores",
    title: "Scores",
    unknown: [],
    rows: [{ id: "memory", label: "Memory", cells: [score, { ...unknown, text: "not tested" }], differs: false }],
  };
  const rowOf = (name: RegExp) => within(screen.getByRole("table", { name: "Scores" })).getByRole("row", { name });

  it("are above the answers, with the price of a year, the review where there is one, and who pays us", () => {
    const lark = { slug: "lark", name: "Lark", isInvented: true, year: "$84.00 a year", paysUs: true };
    render(
      <ComparisonView
        {...view}
        apps={[
          { ...lark, review: routes.review("lark-review") },
          { slug: "orrin", name: "Orrin" },
        ]}
        groups={[groupOf(unknown, unknown), group]}
      />,
    );
    const [scores] = screen.getAllByRole("table");
    expect(scores).toHaveAccessibleName("Scores");
    expect(rowOf(/^Lark/)).toHaveTextContent("Lark◇ Pays usMemory: 9.0 of 10$84.00 a yearLark Review");
    expect(rowOf(/^Orrin/)).toHaveTextContent("Orrin Memory: Not testedNot knownNo review yet");
    expect(screen.getByRole("link", { name: "Lark Review" })).toHaveAttribute("href", "/reviews/lark-review");
    expect(within(rowOf(/^Lark/)).getByRole("img", { name: "invented app" })).toBeVisible();
  });

  it("are left out where there is none", () => {
    render(<ComparisonView {...view} apps={apps} groups={[{ ...group, rows: [], unknown: ["Memory"] }]} />);
    expect(screen.queryByText("Memory")).not.toBeInTheDocument();
    expect(rowOf(/^Lark/)).toHaveTextContent("Not known");
  });
});

describe("on a small screen", () => {
  it("any two of more than two apps can be chosen", () => {
    const three = [...apps, { slug: "ibis", name: "Ibis" }];
    render(<ComparisonView {...view} apps={three} groups={[]} />);
    const options = within(screen.getByRole("combobox", { name: "Show" })).getAllByRole("option");
    expect(options.map((one) => [one.textContent, one.getAttribute("data-without")])).toEqual([
      ["Lark and Orrin", "3"],
      ["Lark and Ibis", "2"],
      ["Orrin and Ibis", "1"],
    ]);
    const [scores, answers] = screen.getAllByRole("table").map((table) => [...table.querySelectorAll("[data-column]")]);
    for (const cells of [scores, answers])
      expect(cells?.map((cell) => cell.getAttribute("data-column"))).toEqual(["1", "2", "3"]);
  });

  it("two apps need no choice", () => {
    show(unknown, unknown);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});

it("AppPicker is a form with a box for each app, those of the page ticked and first", () => {
  render(<AppPicker heading="Choose the apps" apps={apps} chosen={["orrin"]} />);
  const boxes = within(screen.getByRole("group", { name: "Two to 4 apps" })).getAllByRole("checkbox");
  expect(boxes.map((box) => [box.getAttribute("name"), box.getAttribute("value")])).toEqual([
    ["apps", "orrin"],
    ["apps", "lark"],
  ]);
  expect(screen.getByRole("checkbox", { checked: true })).toHaveAccessibleName("Orrin");
});
