import { GET as pageState } from "@/app/dev/page-state/route.dev";
import { GET } from "@/app/dev/saved/route.dev";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { today } from "@/lib/content/site/entry-dates";
import { postsBySlug } from "@/lib/content/site/site";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent({
  "blog/a-draft.md": contentFile({ ...postFields, id: 5, title: "A draft of a text", draft: true }),
  "blog/of-today.md": contentFile({ ...postFields, id: 7, title: "A text of today", date: today() }),
  "blog/scheduled.md": contentFile({ ...postFields, id: 6, title: "A text for later", date: "2031-06-28" }),
});

it("tells that a file is saved, when its new text can be read already", async () => {
  const stop = new AbortController();
  const answer = GET(new Request("http://localhost/dev/saved", { signal: stop.signal }));
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(": watching\n\n");
  expect(postsBySlug(currentSite()).get("how-prices-work")?.title).toBe("How prices work");
  folder.write(
    "blog/how-prices-work.md",
    contentFile({ ...postFields, title: "How prices changed" }, "A text.\n\n## What it costs\n"),
  );
  expect((await reader?.read())?.value).toBe("data: saved\n\n");
  expect(postsBySlug(currentSite()).get("how-prices-work")?.title).toBe("How prices changed");
  stop.abort();
  expect((await reader?.read())?.done).toBe(true);
});

it("names errors with their place, and what readers do not see yet", async () => {
  const state = async () => (await pageState()).json();
  expect(await state()).toEqual({
    errors: [],
    marks: { "/blog/a-draft": "Draft", "/blog/scheduled": "Scheduled: June 28, 2031" },
  });
  folder.write("blog/new.md", "No fields");
  siteContent().scan();
  expect((await state()).errors).toEqual([expect.stringMatching(/^blog\/new\.md:1:1 {2}error/)]);
});
