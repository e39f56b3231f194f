import { devPageScript } from "@/app/dev/dev-page-script";

const words = '<img src=x onerror="alert(1)">';
const answers = { errors: [`blog/a.md:3:1  error  ${words}`], marks: { "/blog/b": "Scheduled: June 28, 2031" } };
const sources: { url: string }[] = [];

/** Runs the script on a page with two links, and waits for its answer. @returns The box of errors. */
async function run(path = "/blog/a", state = answers) {
  window.history.replaceState(null, "", path);
  for (const node of document.querySelectorAll("html > pre, html > style")) node.remove();
  document.body.innerHTML = '<main><a href="/blog/b#part">To b</a> <a href="/blog/c">To c</a></main>';
  sources.length = 0;
  Object.assign(window, {
    EventSource: class {
      constructor(url: string) {
        sources.push(Object.assign(this, { url }));
      }
    },
    fetch: async () => ({ json: async () => state }),
  });
  new Function(devPageScript)();
  await new Promise((done) => setTimeout(done, 0));
  return document.querySelector("[role=alert]");
}

it("shows errors of the content as text above the page, and no box where nothing is wrong", async () => {
  const box = await run();
  expect(box?.textContent).toContain(words);
  expect(box?.querySelector("img")).toBeNull();
  expect(box?.nextElementSibling).toBe(document.body);
  expect(await run("/blog/a", { ...answers, errors: [] })).toBeNull();
});

it("marks links to what readers do not see yet, without touching the page, which React knows", async () => {
  await run();
  expect(document.body.innerHTML).toBe('<main><a href="/blog/b#part">To b</a> <a href="/blog/c">To c</a></main>');
  const marks = document.documentElement.lastElementChild?.textContent ?? "";
  expect(marks).toContain("main a[href='/blog/b']:not(:has(img))::before");
  expect(marks).toContain("main a[href^='/blog/b#']:not(:has(img))::before");
  expect(marks).toContain('content: "Scheduled: June 28, 2031";');
  expect(marks).not.toContain("/blog/c");
});

it("reloads the page when a file is saved, and is not on the pages of development", async () => {
  await run();
  expect(sources.map(({ url }) => url)).toEqual(["/dev/saved"]);
  expect(await run("/dev/components")).toBeNull();
  expect(sources).toEqual([]);
});
