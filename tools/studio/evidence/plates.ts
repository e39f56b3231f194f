/** The pictures of the starter's test records, by folder and name. Everything in them is invented. */
import type { Plate } from "./plate-types";

const hollinwend = { palette: "teal", label: "Hollinwend, an invented app" } as const;
const brindlequay = { palette: "aubergine", label: "Brindlequay, an invented app" } as const;
const glazemere = { palette: "claret", label: "Glazemere, an invented app" } as const;
const partnerCompanion = { palette: "plum", label: "Partner Companion, an invented app" } as const;

export const plates: Readonly<Record<string, Plate>> = {
  "hollinwend/memory-day-12": {
    ...hollinwend,
    kind: "chat",
    heading: "Day 12, after a correction on day 4",
    messages: [
      { from: "tester", lines: ["I am baking tonight."] },
      {
        from: "app",
        marked: true,
        lines: ["The rye again? You said the oven runs", "hot, so ten degrees less this time."],
      },
      { from: "tester", lines: ["How do you know about the oven?"] },
      { from: "app", lines: ["You put it right on the fourth. It is", "in your list of notes."] },
    ],
  },
  "hollinwend/evenings": {
    ...hollinwend,
    kind: "evenings",
    heading: "Thirty evenings: what it still knew",
    shares: [
      ...[1, 1, 1, 0.75, 1, 1, 1, 1, 0.5, 1],
      ...[1, 1, 1, 1, 1, 0.75, 1, 1, 1, 1],
      ...[0.5, 1, 1, 1, 1, 1, 0.75, 1, 1, 1],
    ],
  },
  "hollinwend/canceling": {
    ...hollinwend,
    kind: "steps",
    heading: "Canceling: three pages",
    steps: [
      { lines: ["Plan and", "payment"] },
      { lines: ["End the plan"] },
      { lines: ["Ended, with", "the last day"] },
    ],
  },
  "brindlequay/a-kept-secret": {
    ...brindlequay,
    kind: "chat",
    heading: "Turn 14: it knows, and does not say",
    messages: [
      { from: "tester", lines: ["So nobody was on the pier last night?"] },
      {
        from: "app",
        marked: true,
        lines: ["Nobody who would tell you. The lamp", "was out by ten, I saw to that."],
      },
      { from: "tester", lines: ["(Out of the story: what does she know?)"] },
      { from: "app", lines: ["(That her brother took the boat. She", "means to keep it from you.)"] },
    ],
  },
  "brindlequay/evenings": {
    ...brindlequay,
    kind: "evenings",
    heading: "Thirty evenings: names that held",
    shares: [
      ...[1, 1, 1, 1, 0.75, 1, 1, 0.5, 1, 1],
      ...[0.75, 1, 0.5, 0.5, 1, 1, 0.25, 1, 0.75, 0.5],
      ...[1, 0.5, 0.25, 0.75, 1, 0.5, 0, 0.5, 0.75, 0.25],
    ],
  },
  "brindlequay/age-check": {
    ...brindlequay,
    kind: "steps",
    heading: "Before the first adult scene",
    steps: [
      { lines: ["The scene", "is locked"] },
      { lines: ["Card or", "document"] },
      { lines: ["A check,", "two minutes"] },
      { lines: ["Open"] },
    ],
  },
  "glazemere/contact-sheet": {
    ...glazemere,
    kind: "contact-sheet",
    heading: "24 pictures of four faces: 17 kept",
    made: 24,
    kept: [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24],
  },
  "glazemere/canceling-by-email": {
    ...glazemere,
    kind: "days",
    heading: "Canceling: an email, and four days",
    last: 4,
    events: [
      { day: 0, lines: ["We wrote", "to support"] },
      { day: 2, lines: ["A discount", "was offered"] },
      { day: 4, lines: ["Ended, in", "writing"], marked: true },
    ],
  },
  "glazemere/statement": {
    ...glazemere,
    kind: "statement",
    heading: "The card, on the fourth day",
    rows: [
      { day: "June 9", name: "Grocer", amount: "$31.20" },
      { day: "June 10", name: "Glazemere Studio", amount: "$17.90", marked: true },
      { day: "June 10", name: "Bus pass", amount: "$24.00" },
      { day: "June 11", name: "Hardware", amount: "$8.15" },
    ],
  },
  "partner-companion/memory-day-9": {
    ...partnerCompanion,
    kind: "chat",
    heading: "Day 9: the second half is gone",
    messages: [
      { from: "tester", lines: ["Did I tell you about the interview?"] },
      {
        from: "app",
        marked: true,
        lines: ["Yes, at the museum! Was it Monday", "or Tuesday?"],
      },
      { from: "tester", lines: ["Thursday. I said so twice."] },
      { from: "app", lines: ["Thursday. I have put it down now."] },
    ],
  },
  "partner-companion/canceling": {
    ...partnerCompanion,
    kind: "steps",
    heading: "Canceling: five pages, two of them offers",
    steps: [
      { lines: ["Account"] },
      { lines: ["Stay for", "less?"], detour: true },
      { lines: ["Pause", "instead?"], detour: true },
      { lines: ["End the", "plan"] },
      { lines: ["Ended"] },
    ],
  },
  "partner-companion/statement": {
    ...partnerCompanion,
    kind: "statement",
    heading: "The name on the card",
    rows: [
      { day: "May 26", name: "Pharmacy", amount: "$11.40" },
      { day: "May 28", name: "PC Media", amount: "$12.99", marked: true },
      { day: "May 28", name: "Bookshop", amount: "$18.00" },
      { day: "May 29", name: "Grocer", amount: "$42.65" },
    ],
  },
};
