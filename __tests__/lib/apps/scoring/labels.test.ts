import { earnLabels, type LabelledApp } from "@/lib/apps/scoring/score-words";

const app = (slug: string, rank: number, chat: number, total: number, cents?: number): LabelledApp => ({
  slug,
  rank,
  points: { criteria: [{ id: "chat", title: "Chat", points: chat, of: 10 }], total, of: 50 },
  year: cents === undefined ? undefined : { cents, text: `$${cents / 100}.00` },
});

const apps = [app("lark", 1, 8, 47), app("orrin", 2, 9.5, 44, 6000), app("ibis", 3, 9.9, 30, 1000)];

it("goes by rank, by the most points for a criterion, and by the cheapest year over a bar", () => {
  const labels = [
    { label: "First", rank: 1 },
    { label: "Best talker", highest: "chat" },
    { label: "Best for a year", cheapestYearFrom: 44 },
  ];
  expect([...earnLabels(apps, { labels })]).toEqual([
    ["lark", { label: "First" }],
    ["ibis", { label: "Best talker", reason: "Most points for Chat: 9.9 of 10." }],
    ["orrin", { label: "Best for a year", reason: "Cheapest year of the apps with at least 44.0 points: $60.00." }],
  ]);
});

it("gives an app one label, and a label to one app", () => {
  const labels = [
    { label: "Best talker", highest: "chat" },
    { label: "Second talker", highest: "chat" },
    { label: "Third", rank: 3 },
  ];
  expect([...earnLabels(apps, { labels }).keys()]).toEqual(["ibis", "orrin"]);
});

it("leaves a label to nobody where no app meets its rule", () => {
  const labels = [
    { label: "Ninth", rank: 9 },
    { label: "Charm", highest: "charm" },
    { label: "Cheap", cheapestYearFrom: 48 },
  ];
  expect(earnLabels(apps, { labels }).size).toBe(0);
});
