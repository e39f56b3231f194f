import { agentParameter, agentTool } from "@/lib/site/agent-tool";

it("names the attributes that agents read", () => {
  expect(agentTool("search_site", "Searches the site.")).toEqual({
    toolname: "search_site",
    tooldescription: "Searches the site.",
  });
  expect(agentParameter("What to look for.")).toEqual({ toolparamdescription: "What to look for." });
});
