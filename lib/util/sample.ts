/** A name as lists show it: "Ada Page (sample)" for what somebody has invented. */
export function nameWithSample(name: string, isSample: boolean): string {
  return isSample ? `${name} (sample)` : name;
}

/** What readers are told of samples, by what is one: headings and sentences of notes on pages, feeds and markdown exports. */
export const sampleNotes = {
  changes:
    "Changes that are marked as samples came with the starter. They only illustrate the format. We have not checked them.",
  comparison:
    "The prices, answers and scores of the apps that are marked as samples are placeholders. Nobody has measured or checked them.",
  wholeComparison: "The prices, answers and scores here are placeholders. Nobody has measured or checked them.",
  entry: "This is a sample that came with the starter. It only illustrates the format.",
  facts: "These prices and answers came with the starter. They only illustrate the format. We have not checked them.",
  oneChange: "This is a sample that came with the starter. We have not checked it.",
  person:
    "This person and this career are invented. They show how an author’s page looks, until a real author has one.",
  ratings:
    "This is a starter entry. Its ratings do not come from a test of this app. They only illustrate the format, until a test is published.",
  site: "This is a demonstration. Anything marked as a sample is invented.",
  text: "This page came with the starter. Names, addresses and periods in it are placeholders, and nothing in it binds anybody until the publisher has written their own.",
} as const;
