import { currentSite, setRenderScope, siteContent } from "@/lib/content/site/current-site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { contentFile, postFields, validContent } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";
import { planFields, productFile } from "../../../helpers/product-files";

const lark = (price: number) => productFile({ name: "Lark AI", plans: [{ ...planFields, price }] });
const text = "First.\n\n- In a list:\n\n  ```ranking\n  by: chat\n  ```\n\n> ~~~calculator\n> apps: lark-ai\n> ~~~\n";

const folder = serveContent({
  "reviews/lark-ai-review.md": validContent["reviews/lark-ai-review.md"]?.replace("2025-06-28", "2025-06-01"),
  "products/lark-ai.md": lark(10),
  "blog/with-blocks.md": contentFile({ ...postFields, id: 70, title: "A list of apps", date: "2025-06-01" }, text),
});

/** The feed as it is answered now. */
async function feed(): Promise<string> {
  siteContent().scan();
  return respondWithFeed(currentSite(), new Request("http://localhost:3000/feed.xml")).text();
}

it("follows the prices of apps, also from a block in a list or quote", async () => {
  expect(await feed()).toContain("$10.00");
  folder.write("products/lark-ai.md", lark(12));
  expect(await feed()).toContain("$12.00");
});

it("follows the day", async () => {
  let day: string | undefined = "2025-06-19";
  const now = currentSite();
  setRenderScope(() => ({ taken: day ? { ...now, day } : undefined }));
  expect(await feed()).toContain("Not reviewed yet, so not ranked");
  day = "2025-06-20";
  expect(await feed()).toMatch(/9\.2<span> of 10/);
  day = undefined;
});
