import { GET as pageState } from "@/app/dev/page-state/route.dev";
import { GET } from "@/app/dev/saved/route.dev";
import { currentSite } from "@/lib/content/site/current-site";
import { getPost } from "@/lib/content/site/entries";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();

it("tells that a file is saved, when its new text can be read already", async () => {
  const stop = new AbortController();
  const answer = GET(new Request("http://localhost/dev/saved", { signal: stop.signal }));
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(": watching\n\n");
  expect(getPost(currentSite(), "how-prices-work")?.title).toBe("How prices work");
  folder.write(
    "blog/how-prices-work.md",
    contentFile({ ...postFields, title: "How prices changed" }, "A text.\n\n## What it costs\n"),
  );
  expect((await reader?.read())?.value).toBe("data: saved\n\n");
  expect(getPost(currentSite(), "how-prices-work")?.title).toBe("How prices changed");
  stop.abort();
  expect((await reader?.read())?.done).toBe(true);
});

it("answers the state of a page as JSON", async () => {
  const state = async (query: string) =>
    (await pageState(new Request(`http://localhost/dev/page-state?${query}`))).json();
  expect(await state("path=/blog/how-prices-work&status=200")).toMatchObject({
    faults: [],
    file: "blog/how-prices-work.md",
  });
  expect(await state("path=/blog/no-such-text&status=404")).toMatchObject({
    missing: expect.stringContaining("There is no"),
  });
});
