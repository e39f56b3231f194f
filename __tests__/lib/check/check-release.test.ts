import { rmSync } from "node:fs";
import { dirname, relative } from "node:path";
import { checkContent } from "@/lib/check/check-content";
import { findSettings } from "@/lib/check/live-settings";
import { follow } from "@/lib/check/rule";
import { rules } from "@/lib/check/rules";
import { createFolderReader, readFolder } from "@/lib/content/read/read-folder";
import { today } from "@/lib/content/site/entry-dates";
import { parseEnv } from "@/lib/runtime/env";
import { changeFile } from "../../helpers/change-file";
import { copyFinishedSite, finishedSettings } from "../../helpers/finished-site";

const day = today();
const root = copyFinishedSite();
afterAll(() => rmSync(dirname(root), { recursive: true }));

/** What a live site needs, with the rules that refuse the same in any site. */
const wanted = rules.filter(
  ({ name, release }) => release || ["offers", "offers of partners", "files that others name"].includes(name),
);

/** Reads again only the files that have changed. */
const read = createFolderReader({ root, day });

/** Each error as "file:line  message". */
const list = (folder = root, when = day) =>
  follow(wanted, folder === root && when === day ? read() : readFolder({ root: folder, day: when }), { day: when })
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, message }) => `${relative(folder, file)}:${line}  ${message}`);

let putBack: () => void = () => {};
afterEach(() => putBack());

it("finds nothing on a finished site", () => {
  expect(list()).toEqual([]);
});

/** One thing made wrong: its file, what is written instead of what, and what has to be found there. */
const faults: [name: string, file: string, from: string | RegExp, to: string, found: string | RegExp][] = [
  ["a sample article", "blog/notes-in-the-margin.md", /^---\n/, "---\nsample: true\n", ":2  Sample text"],
  ["a sample operator", "site/operator.md", /^---\n/, "---\nsample: true\n", ":2  Sample text"],
  ["an invented author", "authors/silas-okonjo.md", /^---\n/, "---\nsample: true\n", ":2  Invented people"],
  [
    "an invented member of the team",
    "site/team.md",
    "    role: Editor, tools\n",
    "    role: Editor, tools\n    sample: true\n",
    "Silas Okonjo is invented.",
  ],
  [
    "a link to a host that never exists",
    "blog/notes-in-the-margin.md",
    /$/,
    "\nSee [this](https://notes.example/a).\n",
    "https://notes.example/a leads nowhere.",
  ],
  [
    "an email address of such a host",
    "pages/contact.md",
    "desk@paper-lantern.internal",
    "desk@example.com",
    "desk@example.com leads nowhere.",
  ],
  ["an operator without an address", "site/operator.md", /address:\n( {2}.*\n)+/, "", "There is no address."],
  [
    "an operator who names no register, and does not say that there is none",
    "site/operator.md",
    /register: .*\n/,
    "",
    'There is no entry in a register (or "none").',
  ],
  [
    "no time for which logs are kept",
    "site/operator.md",
    / {2}logs: .*\n/,
    "",
    "There is no time for which server logs are kept.",
  ],
  [
    "an offer without a reason",
    "partners/windlass.md",
    /\n {2}reason: .*/,
    "",
    "Readers see no offer without a reason",
  ],
  [
    "a helpline that nobody has checked",
    "site/helplines.md",
    / {8}checkedOn: .*\n/,
    "",
    "Nobody has checked Porch Light Line (United States).",
  ],
  [
    "a policy without what the browser keeps",
    "pages/privacy.md",
    "`like:/address-of-the-page`",
    "its name",
    "The privacy policy does not say what the site keeps in the browser.",
  ],
];

it.each(faults)("finds %s, with its place", (_name, file, from, to, found) => {
  putBack = changeFile(root, file, from, to);
  const all = list();
  expect(all).toHaveLength(1);
  expect(all[0]).toContain(`${file}:`);
  expect(all[0]).toContain(found);
});

it("finds claims that nothing proves; what has expired is withheld, and holds up no upgrade", () => {
  expect(list(root, "2090-01-01")).toEqual([]);
  const proof = / {4}evidence: .*\n {4}checkedOn: .*\n {4}expiresOn: .*\n/;
  putBack = changeFile(root, "site/claims.md", proof, "");
  expect(list()).toContainEqual(expect.stringMatching(/^site\/claims\.md:\d+ {2}The claim \S+ has no evidence\./));
});

it("finds that nothing says who runs the site", () => {
  putBack = changeFile(root, "site/operator.md", /^/, undefined);
  expect(list()).toEqual([expect.stringMatching(/^site\/operator\.md:1 {2}This file is missing/)]);
});

it("finds that no page gives the operator's address for mail, which may be quoted in any spelling", () => {
  const quote = /\{\{operator:email\}\}/g;
  putBack = changeFile(root, "pages/privacy.md", quote, "{{ operator:email }}");
  expect(list()).toEqual([]);
  putBack();
  putBack = changeFile(root, "pages/privacy.md", quote, "us");
  expect(list()).toEqual([expect.stringContaining("No page gives the email of the operator.")]);
});

it.each([
  ["SITE_URL", "", "SITE_URL is http://localhost:3000."],
  ["SITE_URL", "https://www.example.com", "SITE_URL is https://www.example.com."],
  ["CONTACT_WEBHOOK_URL", "", "CONTACT_WEBHOOK_URL is not set, and an upgrade may empty var/inbox."],
  ["CONTACT_WEBHOOK_URL", "https://hooks.example/secret-word", "A webhook leads to a placeholder host."],
  ["NEWSLETTER_WEBHOOK_URL", "", "NEWSLETTER_WEBHOOK_URL is not set, and an upgrade may empty var/inbox."],
])("finds that %s is %j, without its secrets", (name, value, what) => {
  const { errors } = findSettings(parseEnv({ ...finishedSettings, [name]: value }));
  expect(errors).toEqual([expect.stringContaining(what)]);
  expect(errors.join()).not.toContain("secret-word");
});

it("takes the inbox as where messages go, in a folder that an upgrade leaves alone", () => {
  const inbox = { ...finishedSettings, CONTACT_WEBHOOK_URL: "", NEWSLETTER_WEBHOOK_URL: "" };
  expect(findSettings(parseEnv({ ...inbox, STATE_DIR: "/var/lib/companion-almanac" })).errors).toEqual([]);
  expect(findSettings(parseEnv({ ...inbox, STATE_DIR: "state" })).errors).toHaveLength(2);
});

it.each(["REVALIDATE_SECRET", "METRICS_TOKEN", "TRUSTED_PROXIES"])("only hints at a missing %s", (name) => {
  const { errors, hints } = findSettings(parseEnv({ ...finishedSettings, [name]: "" }));
  expect({ errors, hints }).toEqual({ errors: [], hints: [expect.stringContaining(name)] });
});

it("the check of a finished site finds no new error, however much time passes", () => {
  for (const later of ["2030-01-01", "2090-01-01"]) {
    const errors = checkContent({ root, isLive: true, day: later }).filter(({ severity }) => severity === "error");
    expect({ later, errors }).toEqual({ later, errors: [] });
  }
});
