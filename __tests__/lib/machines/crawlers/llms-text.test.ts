import { buildLlmsText } from "@/lib/machines/crawlers/llms";

it("is markdown with a heading, a summary and lists of described links", () => {
  const text = buildLlmsText({
    name: "Almanac",
    summary: "Reviews\nfor adults.",
    notes: ["Read it."],
    sections: [
      {
        heading: "Reviews",
        links: [{ title: "Luna [beta]", path: "/reviews/luna", description: "4.5 out of 5.\nGood." }],
      },
      { heading: "Empty", links: [] },
    ],
  });
  expect(text).toBe(
    [
      "# Almanac",
      "",
      "> Reviews for adults.",
      "",
      "Read it.",
      "",
      "## Reviews",
      "",
      "- [Luna \\[beta\\]](http://localhost:3000/reviews/luna): 4.5 out of 5. Good.",
      "",
    ].join("\n"),
  );
});
