/** What an editor answers about a test, as it is typed. The app is not among it. */
export const testAnswers = {
  tester: "ada-page",
  from: "2025-06-21",
  to: "2025-06-30",
  version: "web",
  hours: "3.5",
  scores: "chat=9.2, terms = 8.8",
  summary: "It kept its word.",
  protocol: "We talked each evening.",
};
