import { render, screen, within } from "@testing-library/react";
import { FactPanel } from "@/components/review/fact-panel";
import type { Fact } from "@/lib/apps/facts";

const fact = (changes: Partial<Fact>): Fact => ({
  id: "account-deletion",
  label: "Account deletion",
  short: "Account deletion",
  question: "Can you delete your account?",
  why: "What is gone cannot leak.",
  tone: "yes",
  text: "yes",
  ...changes,
});

const deletion = fact({
  isBetter: true,
  note: "In the settings.",
  source: "https://www.terms.example/delete",
  checkedOn: "2025-06-20",
});
const ads = fact({ id: "ads", label: "Sold to advertisers", question: "Is it sold?", isBetter: false });
const export_ = fact({
  id: "export",
  label: "Export",
  question: "Can you export your chats?",
  why: "Leaving should not cost your past.",
  tone: "unknown",
  text: "not known",
});

type Basics = Parameters<typeof FactPanel>[0]["basics"];
const panelOf = (facts: Fact[], basics: Basics = []) => (
  <FactPanel appName="Orrin" appSlug="orrin" groups={[{ id: "privacy", title: "Privacy", facts }]} basics={basics} />
);
const show = (...facts: Fact[]) => render(panelOf(facts));

it("gives each answer with its note, its source and the day on which somebody looked", () => {
  render(panelOf([deletion], [{ label: "Runs on", text: "Web, iOS" }]));
  const panel = screen.getByRole("region", { name: "What we know about Orrin" });
  expect(panel).toHaveTextContent("1 of 1 answer checked");
  expect(panel).toHaveTextContent("Runs on: Web, iOS");
  expect(within(panel).getByRole("heading", { level: 3, name: "Privacy" })).toBeInTheDocument();
  expect(within(panel).getByText("Account deletion", { selector: "dt" }).tagName).toBe("DT");
  const answer = within(panel).getAllByRole("definition").at(-1);
  expect(answer).toHaveTextContent(
    "YesIn the settings.Source: terms.example (opens in a new tab), checked June 20, 2025",
  );
  const link = within(panel).getByRole("link", { name: "terms.example (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "https://www.terms.example/delete");
});

it("says whether we have seen an answer or the app states it, with the picture of what was seen", () => {
  const seen = { ...deletion, seen: "observed", picture: "/media/seen.png" } as typeof deletion;
  const { rerender } = show(seen);
  expect(screen.getByRole("definition")).toHaveTextContent("Observed (picture).");
  expect(screen.getByRole("link", { name: "Picture: Account deletion" })).toHaveAttribute("href", "/media/seen.png");
  const stated = { ...deletion, seen: "stated" } as typeof deletion;
  rerender(panelOf([stated]));
  expect(screen.getByRole("definition")).toHaveTextContent("Stated by the app.");
});

it("says of an old answer how old it is, and does not drop it", () => {
  show({ ...deletion, olderThan: 365 });
  expect(screen.getByRole("definition")).toHaveTextContent("Yes");
  expect(screen.getByRole("definition")).toHaveTextContent("checked June 20, 2025 more than 365 days ago");
});

it("says it above the answers where all are old", () => {
  const facts = [
    { ...deletion, olderThan: 365 },
    { ...ads, olderThan: 180, checkedOn: "2025-06-20" },
  ];
  const { container, rerender } = show(...facts);
  expect(container).toHaveTextContent("All were checked more than 180 days ago and may have changed.");
  rerender(panelOf([...facts, { ...deletion, id: "fresh" }]));
  expect(container).not.toHaveTextContent("All were checked");
});

it("names a test of ours as a source, without a link", () => {
  show({ ...deletion, source: "test:2025-06-04" });
  expect(screen.getByRole("definition")).toHaveTextContent("Source: our test of June 4, 2025, checked June 20, 2025");
  expect(screen.queryByRole("link", { name: /our test/ })).toBeNull();
});

it("lists what is not known, too, with why it was asked, and no answer", () => {
  const { container } = show(deletion, export_);
  expect(container).toHaveTextContent("1 of 2 answers checked");
  expect(container.querySelector("details")?.open).toBe(false);
  expect(screen.getByText("Export", { selector: "dt" })).toBeInTheDocument();
  const answer = screen.getAllByRole("definition").at(-1);
  expect(answer).toHaveTextContent("Not knownLeaving should not cost your past. Tell us if you know Export");
  expect(answer).not.toHaveTextContent("Checked");
});

it("says before anything is opened how many answers are good, and names one or two that are not", () => {
  const days = fact({ id: "days", label: "Deleted from backups within", tone: "value", text: "14 days" });
  const summaryOf = (...facts: Fact[]) =>
    [...show(...facts).container.querySelectorAll("h2 + span > span")].map((one) => one.textContent);
  expect(summaryOf(deletion, { ...ads, text: "yes" }, days, export_)).toEqual([
    " 1 good",
    " Sold to advertisers: yes",
    "i 1 to read",
    "? Export: not known",
  ]);
  const more = fact({ id: "more", label: "Sold to others", isBetter: false });
  expect(summaryOf(ads, more, export_)).toEqual([" 2 bad", "? 1 not known"]);
});

it("leads from each answer, from each without one, and from its end to a report on just that", () => {
  const { container } = show(deletion, export_);
  const links = [...container.querySelectorAll<HTMLAnchorElement>("a[href^='/contact']")];
  expect(links.map(({ textContent, rel, search }) => [textContent, rel, search])).toEqual([
    ["Wrong? Account deletion", "nofollow", "?about=orrin&fact=account-deletion"],
    ["Tell us if you know Export", "nofollow", "?about=orrin&fact=export"],
    ["Report an inaccuracy", "nofollow", "?about=orrin"],
  ]);
});

it("says when somebody looked in vain", () => {
  const { container } = show({ ...export_, note: "The policy does not say.", checkedOn: "2025-06-20" });
  expect(container).toHaveTextContent("The policy does not say.Checked June 20, 2025");
});
