/** What WordPress's own shortcodes become as HTML, and which others a text has. */
export type Expanded = { html: string; unknown: readonly string[] };

type Attributes = Readonly<Record<string, string>>;

/**
 * Replaces shortcodes. Captions, galleries, embeds, sounds and films become HTML; affiliate links of ThirstyAffiliates become
 * links; of any other the words inside stay, and its name is returned. Code and `[[escaped]]` ones are left alone.
 * @param pictures The pictures of a gallery, by their numbers.
 * @param own The numbers of the text's own pictures, which a gallery without numbers shows.
 */
export function expandShortcodes(
  html: string,
  pictures: (id: string) => { url: string; alt: string } | undefined,
  own: readonly string[],
): Expanded {
  const unknown = new Set<string>();
  const closed = new Set(
    Array.from(html.matchAll(/\[\/([a-z][a-z0-9_-]*)\]/gi), ([, name = ""]) => name.toLowerCase()),
  );
  const parts = html.split(/(<(?:pre|code)\b[\s\S]{0,200000}?<\/(?:pre|code)>)/i);
  const done = parts.map((part, index) => (index % 2 === 1 ? part : expand(part)));
  return { html: done.join(""), unknown: [...unknown] };

  function expand(text: string): string {
    return text
      .replace(pairOf("caption"), (_, given: string, inner: string) => {
        const [, picture = "", words = ""] = /^([\s\S]*?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
        const caption = words.trim() || (readAttributes(given).caption ?? "");
        return picture ? `<figure>${picture}<figcaption>${caption}</figcaption></figure>` : inner;
      })
      .replace(/\[gallery\b([^[\]]*)\]/gi, (_, given: string) => {
        const { include, ids = include } = readAttributes(given);
        const wanted = ids?.split(",") ?? own;
        const found = wanted.map((id) => pictures(id.trim())).filter((one) => one !== undefined);
        if (found.length < Math.max(1, wanted.length)) unknown.add("gallery");
        return found
          .map(({ url, alt }) => `<p><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}"></p>`)
          .join("");
      })
      .replace(pairOf("embed"), (_, _given: string, url: string) => link(url))
      .replace(/\[(audio|video|playlist)\b([^[\]]*)\](?:\s*\[\/\1\])?/gi, (_, name: string, given: string) => {
        const [url] = /https?:\/\/[^\s"']+/.exec(given) ?? [];
        if (!url) unknown.add(name);
        return url ? link(url) : "";
      })
      .replace(pairOf("thirstylink"), (_, given: string, words: string) => {
        const { ids = "", linkid = ids, href } = readAttributes(given);
        return `<a href="${escapeAttribute(href ?? `thirstylink:${linkid}`)}">${words}</a>`;
      })
      .replace(
        /(\[)?\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]]{0,5000}?)?)\/?\](\])?/gi,
        (whole, before, close, name: string, given: string, after) => {
          if (before && after) return whole.slice(1, -1);
          // Words in brackets are no shortcode, unless they look like one.
          const isShortcode = close || /_|=/.test(name + given) || closed.has(name.toLowerCase());
          if (!isShortcode) return whole;
          unknown.add(name.toLowerCase());
          return "";
        },
      );
  }
}

/**
 * A shortcode with words inside: its attributes and the words. The words have no second opening in them, so that a text with
 * thousands of openings and no end is read once, not once for each.
 */
function pairOf(name: string): RegExp {
  return new RegExp(`\\[${name}\\b([^[\\]]*)\\]((?:(?!\\[${name}\\b)[\\s\\S])*?)\\[/${name}\\]`, "gi");
}

function readAttributes(given: string): Attributes {
  const found = given.matchAll(/([a-z0-9_-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi);
  return Object.fromEntries(
    [...found].map(([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""]),
  );
}

function link(url: string): string {
  const address = url.trim();
  return `<p><a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a></p>`;
}

function escapeAttribute(value: string): string {
  return value
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/</g, "&lt;");
}
