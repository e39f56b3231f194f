import { GET as search } from "@/app/api/search/route";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { allPosts, allReviews } from "@/lib/content/site/site";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import { getReadTime } from "@/lib/text/plain-text";
import { contentFile, postFields, reviewFields } from "../helpers/content-files";
import { createContentFolder } from "../helpers/content-folder";
import { htmlOf } from "../helpers/render-page";

/** Long enough for another reading time and another count of words, and with words of every rule. */
const note = `Zeppelinmark TODO $5.00, never. ${"a word of the editor ".repeat(200)}`;

/** A folder whose texts have comments between their parts, in a line, in a list and in a table; or the same texts without. */
const write = (comment: string) =>
  createContentFolder({
    "blog/noted.md": contentFile(
      { ...postFields, id: 60, title: "An article with notes" },
      `${comment}\n\nOne.${comment}\n\n## Part${comment}\n\n- Item${comment}\n\n| A | B |\n| - | - |\n| 1 | 2${comment} |\n`,
    ),
    "reviews/lark-ai-review.md": contentFile(
      { ...reviewFields, about: "lark-ai", affiliateLink: "partner:lark-ai" },
      `It begins here.\n\n${comment}\n\n## What it does\n\n[Visit Lark](partner:lark-ai)${comment}.\n`,
    ),
  });

/** Whatever is made of the texts, by name; without differences of spaces, which nobody sees. */
async function surfaces(): Promise<Record<string, string>> {
  const request = (path: string) => new Request(`https://almanac.example${path}`);
  const found = await (await search(request("/api/search?q=zeppelinmark"))).json();
  const made = {
    "page of an article, with structured data": await htmlOf("/blog/noted"),
    "page of a review": await htmlOf("/reviews/lark-ai-review"),
    "list of articles, with excerpts": await htmlOf("/blog"),
    "feed of the site": await respondWithFeed(currentSite(), request("/feed.xml")).text(),
    "feed of reviews": await respondWithFeed(currentSite(), request("/reviews/feed.xml"), "reviews").text(),
    "export of an article": await respondWithMarkdown(currentSite(), request("/"), "blog", "noted").text(),
    "export of a review": await respondWithMarkdown(currentSite(), request("/"), "reviews", "lark-ai-review").text(),
    search: JSON.stringify(found.results),
    "llms.txt": llmsText(currentSite()),
    "minutes to read": [...allPosts(currentSite()), ...allReviews(currentSite())].map(getReadTime).join(),
  };
  return Object.fromEntries(Object.entries(made).map(([name, text]) => [name, text.replace(/\s+/g, " ")]));
}

it("comments of editors are text nowhere: not on pages, in feeds, exports, search, counts of words, structured data, and for no rule", async () => {
  const [plain, noted] = [write(""), write(`<!-- ${note} -->`)];
  const open = ({ root }: { root: string }) => resetLibrary({ root });
  open(plain);
  const without = await surfaces();
  open(noted);
  const withNotes = await surfaces();
  for (const [name, text] of Object.entries(withNotes)) expect([name, text]).toEqual([name, without[name]]);
  expect(Object.values(withNotes).join()).not.toContain("eppelinmark");
  const words = (folder: typeof plain) => folder.check().map(({ message }) => message);
  expect(words(noted)).toEqual(words(plain));
});
