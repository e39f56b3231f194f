import { editorOverlay } from "@/app/dev/editor-overlay";

const words = '<img src=x onerror="alert(1)">';
const answers = {
  file: "blog/a.md",
  faults: [{ where: "blog/a.md:3:1", message: words, href: "vscode://file/x/blog/a.md:3:1" }],
  others: 2,
  missing: undefined as string | undefined,
  badges: { "/blog/a": ["Draft"], "/blog/b": ["Scheduled: June 28, 2031", "Sample"] },
};
const sources: { url: string; onmessage?: () => void }[] = [];

/** Runs the script on a page with two links, and waits for its answer. */
async function run(path = "/blog/a", state = answers) {
  window.history.replaceState(null, "", path);
  for (const node of document.querySelectorAll("html > aside, html > style")) node.remove();
  document.body.innerHTML = '<main><a href="/blog/b#part">To b</a> <a href="/blog/c">To c</a></main>';
  sessionStorage.clear();
  sources.length = 0;
  Object.assign(window, {
    EventSource: class {
      constructor(url: string) {
        sources.push(Object.assign(this, { url }));
      }
    },
    ResizeObserver: class {
      constructor(changed: () => void) {
        this.observe = changed;
      }
      observe: () => void;
    },
    fetch: jest.fn(async () => ({ json: async () => state })),
  });
  Object.defineProperty(performance, "getEntriesByType", {
    value: () => [{ responseStatus: 200 }],
    configurable: true,
  });
  new Function(editorOverlay)();
  await new Promise((done) => setTimeout(done, 0));
  return document.querySelector("aside")?.shadowRoot;
}

it("shows faults as text, with their place, and the errors of other files", async () => {
  const root = await run();
  const box = root?.querySelector("[role=alert]");
  expect(box?.textContent).toContain(words);
  expect(box?.querySelector("img")).toBeNull();
  expect(box?.querySelector("a")?.getAttribute("href")).toBe("vscode://file/x/blog/a.md:3:1");
  expect(root?.querySelector(".bar")?.textContent).toBe("Draft2 errors in other files");
  box?.querySelector("button")?.click();
  expect(root?.querySelector("[role=alert]")).toBeNull();
});

it("hides nothing of the page behind the box of its faults", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(120);
  const styles = () => [...document.querySelectorAll("html > style")].map((one) => one.textContent);
  const root = await run();
  expect(styles()).toContain("html { padding-block-start: 120px; }");
  root?.querySelector<HTMLButtonElement>("[role=alert] button")?.click();
  expect(styles().join()).not.toContain("padding-block-start");
});

it("marks links to what readers do not see yet, without touching the page, which React knows", async () => {
  await run();
  const { innerHTML } = document.body;
  expect(innerHTML).toBe('<main><a href="/blog/b#part">To b</a> <a href="/blog/c">To c</a></main>');
  const marks = document.documentElement.lastElementChild?.textContent ?? "";
  expect(marks).toContain("main a[href='/blog/b']:not(:has(img))::before");
  expect(marks).toContain("main a[href^='/blog/b#']:not(:has(img))::before");
  expect(marks).toContain('content: "Scheduled: June 28, 2031";');
  expect(marks).not.toContain("Sample");
  expect(marks).not.toContain("/blog/c");
});

it("says why a page is missing, and shows no box where nothing is wrong", async () => {
  const fine = { ...answers, faults: [], others: 0, badges: {} as typeof answers.badges };
  expect(
    (await run("/blog/x", { ...fine, missing: "There is no content/blog/x.md." }))?.querySelector("[role=alert]")
      ?.textContent,
  ).toContain("There is no content/blog/x.md.");
  const root = await run("/blog/a", fine);
  expect(root?.querySelector("[role=alert]")).toBeNull();
  expect(root?.querySelector(".bar")?.textContent).toBe("");
});

it("reloads the page when a file is saved, and is not on the pages of development", async () => {
  await run();
  expect(sources.map(({ url }) => url)).toEqual(["/dev/saved"]);
  expect(await run("/dev/components")).toBeUndefined();
  expect(sources).toEqual([]);
});
