import { rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkContent } from "@/lib/check/check-content";
import { readFolder } from "@/lib/content/read/load-library";
import { today } from "@/lib/content/snapshot/entry-dates";
import { brandCss } from "@/lib/pictures/brand/brand-css";
import { parseEnv } from "@/lib/runtime/env";
import { findSettings } from "@/tools/desk/release/find-settings";
import { listRelease } from "@/tools/desk/release/list-release";
import { getUnfinished } from "@/tools/desk/release/release-item";
import { relativeTo, renderReleaseText, summarizeRelease } from "@/tools/desk/release/render-release";
import { renderReleaseSteps } from "@/tools/desk/release/render-steps";
import { changeFile } from "../../../../__tests__/helpers/change-file";
import { copyFinishedSite, finishedSettings } from "../../../../__tests__/helpers/finished-site";
import { siteFolder } from "../../../../__tests__/helpers/site-folder";

const day = today();
/** The style sheet as `npm run studio -- brand` writes it. */
const drawnFor = (root: string) => {
  const { "site/brand": brand } = readFolder({ root, claims: "all", day }).documents;
  return brand && brandCss(brand.data);
};
const list = (root: string, settings: Record<string, string> = finishedSettings) =>
  relativeTo(root, listRelease({ root, env: parseEnv(settings), day, drawn: drawnFor(root) }));

const root = copyFinishedSite();
afterAll(() => rmSync(dirname(root), { recursive: true }));

let putBack: () => void = () => {};
afterEach(() => putBack());

it("finds nothing on a finished site", () => {
  expect(list(root)).toEqual([]);
  expect(summarizeRelease([])).toBe("release: nothing is left; SITE_STAGE may be live");
});

/** One thing made wrong: its file, what is written instead of what, and the item it has to become. */
const faults: [name: string, file: string, from: string | RegExp, to: string, item: object][] = [
  [
    "a sample article",
    "blog/notes-in-the-margin.md",
    /^---\n/,
    "---\nsample: true\n",
    { kind: "sample", owner: "editor", line: 2 },
  ],
  [
    "a sample operator",
    "site/operator.md",
    /^---\n/,
    "---\nsample: true\n",
    { kind: "sample", owner: "operator", line: 2 },
  ],
  [
    "an invented author",
    "authors/silas-okonjo.md",
    /^---\n/,
    "---\nsample: true\n",
    { kind: "person", owner: "editor", line: 2 },
  ],
  [
    "an invented member of the team",
    "site/team.md",
    "    role: Editor, tools\n",
    "    role: Editor, tools\n    sample: true\n",
    { kind: "person", owner: "editor", what: "Silas Okonjo is invented." },
  ],
  [
    "a link to a host that never exists",
    "blog/notes-in-the-margin.md",
    /$/,
    "\nSee [this](https://notes.example/a).\n",
    { kind: "placeholder", owner: "editor", what: "https://notes.example/a leads nowhere." },
  ],
  [
    "an email address of such a host",
    "pages/contact.md",
    "desk@paper-lantern.internal",
    "desk@example.com",
    { kind: "placeholder", owner: "editor", line: 6, what: "desk@example.com leads nowhere." },
  ],
  [
    "an operator without an address",
    "site/operator.md",
    /address:\n( {2}.*\n)+/,
    "",
    { kind: "identity", owner: "operator", what: "There is no address." },
  ],
  [
    "an operator who names no register, and does not say that there is none",
    "site/operator.md",
    /register: .*\n/,
    "",
    { kind: "identity", owner: "operator", what: 'There is no entry in a register (or "none").' },
  ],
  [
    "no time for which logs are kept",
    "site/operator.md",
    / {2}logs: .*\n/,
    "",
    { kind: "identity", owner: "operator", what: "There is no time for which server logs are kept." },
  ],
  [
    "an offer without a reason",
    "partners/windlass.md",
    /\n {2}reason: .*/,
    "",
    { kind: "offer", owner: "editor", what: "The offer of Windlass has no reason." },
  ],
  [
    "a helpline that nobody has checked",
    "site/helplines.md",
    / {8}checkedOn: .*\n/,
    "",
    { kind: "helpline", owner: "editor", what: "Nobody has checked Porch Light Line (United States)." },
  ],
  [
    "a file that cannot be read",
    "blog/notes-in-the-margin.md",
    /^date: .*/m,
    "date: never",
    { kind: "broken", owner: "editor" },
  ],
  [
    "a policy without what the browser keeps",
    "pages/privacy.md",
    "```browser-storage\n```",
    "",
    { kind: "privacy", owner: "editor", what: "The privacy policy does not say what the site keeps in the browser." },
  ],
];

it.each(faults)("finds %s, with its place and who has to act", (_name, file, from, to, item) => {
  putBack = changeFile(root, file, from, to);
  expect(list(root)).toEqual([expect.objectContaining({ file, ...item })]);
});

it("finds claims and letters that nothing proves, and those whose proof is out of date", () => {
  const later = relativeTo(
    root,
    listRelease({ root, env: parseEnv(finishedSettings), day: "2090-01-01", drawn: drawnFor(root) }),
  );
  expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(["withheld"]));
  for (const file of ["site/claims.md", "site/home.md", "site/reviews-list.md"])
    expect(later).toContainEqual(
      expect.objectContaining({
        owner: "editor",
        file,
        what: expect.stringMatching(/ is out of date or retracted/),
      }),
    );
  const proof = / {4}evidence: .*\n {4}checkedOn: .*\n {4}expiresOn: .*\n/;
  putBack = changeFile(root, "site/claims.md", proof, "");
  expect(list(root)).toContainEqual(
    expect.objectContaining({ kind: "claim", what: expect.stringMatching(/^The claim \S+ has no evidence\.$/) }),
  );
});

it("finds that nothing says who runs the site", () => {
  putBack = changeFile(root, "site/operator.md", /^/, undefined);
  expect(list(root)).toEqual([expect.objectContaining({ kind: "identity", file: "site/operator.md", line: 1 })]);
});

it.each([
  ["SITE_URL", "", "SITE_URL is http://localhost:3000."],
  ["SITE_URL", "https://www.example.com", "SITE_URL is https://www.example.com."],
  ["CONTACT_WEBHOOK_URL", "", "CONTACT_WEBHOOK_URL is not set, and an upgrade may empty var/inbox."],
  ["CONTACT_WEBHOOK_URL", "https://secret:word@hooks.example/", "A webhook leads to a placeholder host."],
  ["NEWSLETTER_WEBHOOK_URL", "", "NEWSLETTER_WEBHOOK_URL is not set, and an upgrade may empty var/inbox."],
])("finds that %s is %j", (name, value, what) => {
  const items = findSettings(parseEnv({ ...finishedSettings, [name]: value }));
  expect(items).toEqual([expect.objectContaining({ kind: "setting", owner: "developer", what })]);
  expect(JSON.stringify(items)).not.toContain("secret:word");
});

it("takes the inbox as where messages go, in a folder that an upgrade leaves alone", () => {
  const inbox = { ...finishedSettings, CONTACT_WEBHOOK_URL: "", NEWSLETTER_WEBHOOK_URL: "" };
  for (const kept of [{ STATE_DIR: "/var/lib/companion-almanac" }, { INBOX_DIR: "/srv/inbox" }])
    expect(findSettings(parseEnv({ ...inbox, ...kept }))).toEqual([]);
  expect(findSettings(parseEnv({ ...inbox, INBOX_DIR: "inbox" }))).toHaveLength(2);
});

it.each([
  ["REVALIDATE_SECRET", "REVALIDATE_SECRET is not set: readers may see content changes five minutes late."],
  ["NEWSLETTER_SECRET", "NEWSLETTER_SECRET is not set: anyone can sign up someone else's address."],
  ["METRICS_TOKEN", "METRICS_TOKEN is not set: there are no metrics and no alerts."],
  ["TRUSTED_PROXIES", "TRUSTED_PROXIES is 0: behind nginx or another proxy, all readers count as one sender."],
])("mentions without %s what is missed, which keeps no site from opening", (name, what) => {
  const items = findSettings(parseEnv({ ...finishedSettings, [name]: "" }));
  expect(items).toEqual([expect.objectContaining({ kind: "hint", owner: "developer", what })]);
  expect(renderReleaseText(items)).toMatch(/^Hints \(1\)\n.*\n\nrelease: nothing is left; SITE_STAGE may be live$/);
});

it("finds that icons and previews were drawn for another name, mark or colours", () => {
  const change = (from: string | RegExp, to: string) => {
    const drawn = drawnFor(root);
    putBack = changeFile(root, "site/brand.md", from, to);
    const items = relativeTo(root, listRelease({ root, env: parseEnv(finishedSettings), day, drawn }));
    putBack();
    return items;
  };
  const item = { kind: "brand", owner: "operator", file: "site/brand.md" };
  expect(change(/^name: .*/m, "name: Another Lantern")).toEqual([expect.objectContaining(item)]);
  expect(change(/M12 2 7 6v12.*/, "M2 2h20v20H2Z")).toEqual([expect.objectContaining(item)]);
  expect(change(/^audience: .*/m, "audience: people who read")).toEqual([]);
});

it("is a checklist with file and line", () => {
  const items = list(siteFolder, {});
  const text = renderReleaseText(items);
  const boxes = items.length;
  const left = getUnfinished(items).length;
  expect(boxes).toBeGreaterThan(20);
  expect(text.match(/^ {2}\[ \] (editor|operator|developer) /gm)).toHaveLength(boxes);
  expect(text).toContain("  [ ] editor  pages/contact.md:6  desk@paper-lantern.example leads nowhere.");
  expect(text.split("\n").at(-1)).toBe(`release: ${left} things left before SITE_STAGE may be live`);
  expect(items.every(({ file }) => file === undefined || relative(".", file) === file)).toBe(true);
});

it("is at most ten steps in order, which name the places of a few and count the others", () => {
  const text = renderReleaseSteps(
    listRelease({ root: siteFolder, env: parseEnv({}), day, drawn: undefined }),
    siteFolder,
  );
  const numbers = [...text.matchAll(/^ ?(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeLessThanOrEqual(10);
  expect(text.indexOf("Remove the samples")).toBeLessThan(text.indexOf("Set what the server needs"));
  expect(text).toMatch(/Replace placeholder addresses \(\d+\)\./);
  expect(text).toContain("     test-reports/windlass-2025-04-01.md:12  Sample text.");
  expect(text.split("\n").length).toBeLessThan(40);
});

it("what expires is withheld and named, and holds up no upgrade", () => {
  const later = listRelease({ root, env: parseEnv(finishedSettings), day: "2090-01-01", drawn: drawnFor(root) });
  expect(later.length).toBeGreaterThan(0);
  expect(getUnfinished(later)).toEqual([]);
  const text = renderReleaseSteps(later, root);
  expect(text).toMatch(/^Withheld until checked again \(\d+\)/);
  expect(text).toMatch(/release: nothing is left; SITE_STAGE may be live$/);
});

it("the check of a finished site finds no new error, however much time passes", () => {
  for (const later of ["2030-01-01", "2090-01-01"]) {
    const errors = checkContent({ root, claims: "strict", day: later }).filter(({ severity }) => severity === "error");
    expect({ later, errors }).toEqual({ later, errors: [] });
  }
});

it("a site without a review and without an article has nothing to read", () => {
  const empty = copyFinishedSite();
  rmSync(join(empty, "reviews"), { recursive: true });
  rmSync(join(empty, "blog"), { recursive: true });
  expect(list(empty)).toContainEqual(expect.objectContaining({ kind: "empty", file: "reviews" }));
  rmSync(dirname(empty), { recursive: true });
});
