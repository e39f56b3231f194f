import { render, screen, within } from "@testing-library/react";
import { AppPicker } from "@/components/compare/app-picker";
import { ComparisonTable } from "@/components/compare/comparison-table";
import type { ComparedCell } from "@/lib/apps/comparison-row";
import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { routes } from "@/lib/util/routes";

const apps = [
  { slug: "lark", name: "Lark", review: routes.review("lark-review") },
  { slug: "orrin", name: "Orrin" },
];
const unknown: ComparedCell = { tone: "unknown", text: "not known" };
const checked = { source: "https://terms.example/", checkedOn: "2025-06-20" };
const groupOf = (...cells: ComparedCell[]): ComparedGroup => ({
  ...{ id: "privacy", title: "Privacy", unknown: [] },
  rows: [{ id: "export", label: "Chats can be exported", cells, differs: cells[1] !== unknown }],
});
const show = (...cells: ComparedCell[]) => {
  render(<ComparisonTable apps={apps} groups={[groupOf(...cells)]} />);
  return screen.getByRole("table", { name: "Lark, Orrin side by side" });
};

describe("ComparisonTable", () => {
  it("names at the head of each column the app, and its review where there is one", () => {
    const heads = within(show(unknown, unknown)).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual(["LarkRead the Lark review", "OrrinNo review yet"]);
    expect(screen.getByRole("link", { name: "Read the Lark review" })).toHaveAttribute("href", "/reviews/lark-review");
  });

  it("names at the head of each row the question, and in words that the answers differ", () => {
    const table = show({ tone: "yes", text: "yes", ...checked }, { tone: "no", text: "no", note: "On request." });
    const row = within(table).getByRole("row", { name: /^Chats/ });
    expect(within(row).getByRole("rowheader")).toHaveTextContent("Chats can be exported: differs");
    const cells = within(row).getAllByRole("cell");
    expect(cells[0]).toHaveTextContent("LarkYesSource: terms.example, checked June 20, 2025");
    expect(cells[1]).toHaveTextContent("OrrinNoOn request.");
  });

  it("shows what is not known as such, unlike no: without a sign", () => {
    const table = show({ tone: "no", text: "no" }, unknown);
    const [no, notKnown] = within(table).getAllByRole("cell").slice(-2);
    expect(no?.querySelector("svg")).not.toBeNull();
    expect(notKnown).toHaveTextContent("OrrinNot known");
    expect(notKnown?.querySelector("svg")).toBeNull();
    expect(table).not.toHaveTextContent("differs");
  });

  it("says of an old answer how old it is, and of all once where all are", () => {
    const old = { tone: "yes", text: "yes", ...checked, olderThan: 365 } as const;
    expect(show(old, { ...old, olderThan: undefined })).toHaveTextContent("more than 365 days ago");
    const { container } = render(<ComparisonTable apps={apps} groups={[groupOf(old, old)]} />);
    expect(container.textContent?.match(/more than 365 days ago/g)).toHaveLength(1);
  });
});

describe("what is known of none", () => {
  it("is one row of its group, and goes where only what differs is left", () => {
    render(<ComparisonTable apps={apps} groups={[{ id: "safety", title: "Safety", rows: [], unknown: ["A", "B"] }]} />);
    const row = screen.getByRole("row", { name: /^Unknown for both/ });
    expect(within(row).getByRole("cell")).toHaveTextContent("A · B");
    expect(row).toHaveClass("same");
    expect(row.closest("tbody")).toHaveClass("same");
  });
});

describe("only what differs", () => {
  const differs: ComparedCell[] = [
    { tone: "yes", text: "yes" },
    { tone: "no", text: "no" },
  ];

  it("is offered as a link where some rows differ and some do not", () => {
    const same = { id: "ads", label: "Ads", cells: [unknown, { tone: "no", text: "no" } as const], differs: false };
    const group = groupOf(...differs);
    render(<ComparisonTable apps={apps} groups={[{ ...group, rows: [...group.rows, same] }]} />);
    expect(screen.getByRole("link", { name: "Only what differs" })).toHaveAttribute("href", "#differences");
    expect(screen.getByRole("row", { name: /^Chats/ })).toHaveClass("different");
    expect(screen.getByRole("row", { name: /^Ads/ })).toHaveClass("same");
    expect(screen.getByRole("row", { name: /^Chats/ }).closest("tbody")).not.toHaveClass("same");
  });

  it("is not offered where it would change nothing", () => {
    show(...differs);
    expect(screen.queryByRole("link", { name: "Only what differs" })).not.toBeInTheDocument();
  });
});

describe("a score", () => {
  it("has a bar as long as its share, beside its figure and its mark", () => {
    const score: ComparedCell = { tone: "value", text: "9.0 of 10", note: "Sample score", share: 0.9 };
    const table = show(score, unknown);
    const [cell, other] = within(table).getAllByRole("cell").slice(-2);
    expect(cell).toHaveTextContent("Lark9.0 of 10Sample score");
    expect(cell?.querySelector<HTMLElement>(".bar")?.style.width).toBe("90%");
    expect(other?.querySelector(".bar")).toBeNull();
  });
});

describe("AppPicker", () => {
  it("is a form with a box for each app, those of the page ticked", () => {
    render(<AppPicker heading="Choose the apps" apps={apps} chosen={["orrin"]} most={4} />);
    const boxes = within(screen.getByRole("group", { name: "Two to 4 apps" })).getAllByRole("checkbox");
    expect(boxes.map((box) => [box.getAttribute("name"), box.getAttribute("value")])).toEqual([
      ["apps", "lark"],
      ["apps", "orrin"],
    ]);
    expect(screen.getByRole("checkbox", { checked: true })).toHaveAccessibleName("Orrin");
  });
});
