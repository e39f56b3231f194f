import { NextRequest } from "next/server";
import { processState } from "@/lib/runtime/process-state";
import { middleware } from "@/middleware";

const policyOf = (path: string) =>
  middleware(new NextRequest(`https://almanac.example${path}`)).headers.get("content-security-policy");

afterEach(() => {
  processState().handOver = undefined;
});

it("a page that a query asks for gets a nonce for Next's scripts only where another server than ours sends them", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  expect(policyOf("/search-results?q=privacy")).toMatch(/script-src .*'nonce-/);
  expect(policyOf("/blog")).toBeNull();
  processState().handOver = () => {};
  expect(policyOf("/search-results?q=privacy")).toBeNull();
});

it.each(["", "?q=", "?q=%20%09&type=blog"])("the search %j, which asks for nothing, leads to the blog", (query) => {
  const answer = middleware(new NextRequest(`https://almanac.example/search-results${query}`));
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "https://almanac.example/blog"]);
});
