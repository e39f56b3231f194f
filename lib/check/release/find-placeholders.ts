import type { Diagnostic } from "../../content/read/diagnostics";
import { allEntries, type Library } from "../../content/site/library";
import { isPlaceholderHost } from "../../util/placeholder-host";

const addressOrEmail = /https?:\/\/([^\s<>"'`)\]}/:?#]+)[^\s<>"'`)\]}]*|[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Links and email addresses whose host never exists, each at every place of it. */
export function findPlaceholders(library: Library): Diagnostic[] {
  return allEntries(library).flatMap(({ file, text }) =>
    text.split("\n").flatMap((words, index) =>
      [...words.matchAll(addressOrEmail)].flatMap(({ 0: written, 1: host, 2: mailHost, index: at }): Diagnostic[] => {
        if (!isPlaceholderHost(host ?? mailHost ?? "")) return [];
        const address = written.replace(/[.,;:!?*_]+$/, "");
        const message = `${address} leads nowhere. Write a real address, or remove it.`;
        return [{ file, line: index + 1, column: at + 1, severity: "error", message }];
      }),
    ),
  );
}
