import { readSuggestionRequest } from "@/lib/search/result-page";

const read = (query: string) => readSuggestionRequest(new URLSearchParams(query));

it("reads the query and one of the two limits", () => {
  expect(read("q=%20Luna%20&limit=10")).toEqual({ query: { text: "Luna", isCut: false }, limit: 10 });
  expect(read("q=luna").limit).toBe(5);
});

it("takes a missing query for an empty one", () => {
  expect(read("").query).toEqual({ text: "", isCut: false });
});

it.each(["7", "0", "-5", "5.0", "", "abc", "10,5", "9999999"])("refuses the limit %j in words", (limit) => {
  expect(read(`q=luna&limit=${limit}`)).toEqual({ error: "limit must be 5 or 10." });
});
