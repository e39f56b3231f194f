import { LinkChecker, LinkState } from "linkinator";
import { isPlaceholderHost } from "../../lib/util/hosts";
import { formatCount } from "../../lib/util/number";
import { readOptions, refuse } from "../../scripts/lib/options";

/**
 * `npm run ops -- links https://www.example.com [--own]`: follows all links of a running site, and prints those that lead
 * nowhere with a page that has them. Exit code 1 if there are any.
 */
const { values, positionals } = readOptions(
  {
    /** Only links within the site. */
    own: { type: "boolean" },
  },
  { allowPositionals: true },
);
const [address = "http://127.0.0.1:3000"] = positionals;
const { origin } = URL.canParse(address)
  ? new URL(address)
  : refuse(`"${address}" is not an address, such as https://www.example.com.`);

const placeholders = new Set<string>();
const checker = new LinkChecker();
const { links } = await checker.check({
  path: address,
  recurse: true,
  concurrency: 8,
  timeout: 15_000,
  // After the wait that a host asks for.
  retry: true,
  linksToSkip: async (link) => {
    const url = new URL(link);
    if (url.origin === origin) return false;
    if (isPlaceholderHost(url.hostname)) placeholders.add(link);
    return values.own || isPlaceholderHost(url.hostname);
  },
});

const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
/** What each broken address answers, and the pages that have it. */
const broken = new Map<string, { status: number | undefined; pages: string[] }>();
for (const { url, state, status, parent = address } of links)
  if (state === LinkState.BROKEN)
    broken.set(url, { status, pages: [...new Set([...(broken.get(url)?.pages ?? []), parent])] });
for (const [url, { status, pages }] of broken) {
  const more = pages.length > 1 ? ` and ${pages.length - 1} more` : "";
  console.log(`${status || "no answer"}  ${url}  on ${pages[0]}${more}`);
}
const all = formatCount(followed.length, "link");
console.log(`links: ${all} followed, ${broken.size} broken, ${placeholders.size} to placeholders left out`);
process.exitCode = broken.size > 0 ? 1 : 0;
