import type { Library } from "../../../lib/content/snapshot/library";
import { collectLinks, isPlaceholder } from "../links/collect-links";
import { getEntries, type ReleaseItem } from "./release-item";

const email = /[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Links and email addresses whose host never exists (`.example`, example.com, `.test`), each at every place of it. */
export function findPlaceholders(library: Library): ReleaseItem[] {
  const links = collectLinks(library)
    .filter(({ url }) => isPlaceholder(url))
    .flatMap(({ url, places }) => places.map(({ file, line }) => ({ file, line, written: url })));
  const emails = getEntries(library).flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((words, index) =>
        [...words.matchAll(email)].flatMap(([written, host]) =>
          isPlaceholder(`https://${host}/`) ? [{ file, line: index + 1, written }] : [],
        ),
      ),
  );
  return [...links, ...emails].map(({ file, line, written }) => ({
    kind: "placeholder",
    owner: "editor",
    file,
    line,
    what: `${written} leads nowhere.`,
    todo: "Write a real address, or remove it.",
  }));
}
