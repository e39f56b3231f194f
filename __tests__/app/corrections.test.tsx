import { resetLibrary } from "@/lib/content/site/open-content";
import { contentFile, customPageFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf } from "../helpers/render-page";

const folder = serveContent({
  "pages/policy.md": contentFile(customPageFields, "A text.\n\n## Corrections\n\nA text.\n"),
});

/** Each kind of entry that readers read: its file and its page. */
const kinds: [file: string, path: string][] = [
  ["blog/how-prices-work.md", "/blog/how-prices-work"],
  ["reviews/lark-ai-review.md", "/reviews/lark-ai-review"],
  ["products/lark-ai.md", "/reviews/lark-ai-review"],
  ["test-reports/lark-ai-2025-06-20.md", "/reviews/lark-ai-review"],
  ["authors/ada-page.md", "/authors/ada-page"],
  ["categories/guides.md", "/guides"],
  ["pages/policy.md", "/policy"],
  ["pages/privacy.md", "/privacy"],
  ["pages/about.md", "/about"],
  ["pages/contact.md", "/contact"],
  ["pages/help.md", "/help"],
];

const visible = (html: string) => html.replace(/<script.*?<\/script>/gs, "");

describe.each(kinds)("a correction in %s", (file, path) => {
  const correct = () => {
    const fields = "updated: 2025-07-02\n";
    const takesUpdate = /^(blog|reviews)\//.test(file);
    const text = folder.read(file).replace(/^updated: .*\n/m, "");
    const isDated = takesUpdate || /pages\/(privacy|policy)/.test(file);
    folder.write(
      file,
      text.replace(
        "---\n",
        `---\n${isDated ? fields : ""}corrections: [{ date: 2025-07-02, what: It is blue., was: It is red. }]\n`,
      ),
    );
    resetLibrary();
  };

  it("stands once on its page, and among the changes, which lead there", async () => {
    expect(visible(await htmlOf(path))).not.toContain("It said before");
    correct();
    const html = await htmlOf(path);
    expect(visible(html).match(/Previously: It is red\./g)).toHaveLength(1);
    expect(visible(html).match(/id="correction-2025-07-02"/g)).toHaveLength(1);
    expect(visible(await htmlOf("/changes"))).toContain(`href="${path}#correction-2025-07-02"`);
  });
});
