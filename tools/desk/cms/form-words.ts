/** Labels that the name of a field does not say well. By the name, wherever it is. */
const labels = new Map(
  Object.entries({
    id: "Short name",
    alt: "What the picture shows",
    coverAlt: "What the cover shows",
    coverImage: "Cover",
    avatarUrl: "Portrait",
    seoTitle: "Title for search engines",
    seoDescription: "Description for search engines",
    date: "Day of publication",
    updated: "Date of the last substantial change",
    checkedOn: "Checked on",
    expiresOn: "Holds until",
    takenOn: "Taken on",
    aliases: "Former addresses",
    draft: "Draft: not shown to readers",
    sample: "Sample: invented",
    about: "App",
    every: "One payment buys",
    renews: "Renews automatically",
    url: "Address",
    href: "Link",
    what: "The correction or change",
    was: "What it said before",
    by: "Published by",
    body: "Text",
    offers: "Offers",
    none: "Nothing is sold on this page",
    ios: "iOS",
    macos: "macOS",
    wellbeing: "For readers in distress",
  }),
);

/** A field's name as a label: `discountCode` → "Discount code". */
export function getLabel(name: string): string {
  const words = name.replace(/[_-]+/g, " ").replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
  return labels.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A docstring as help for editors: without the sentences and brackets that point to code and documents. */
export function getHelp(docstring: unknown): string | undefined {
  if (typeof docstring !== "string") return undefined;
  const plain = docstring
    .replace(/\s*\([^()]*\b(?:lib|docs|scripts)\/[^()]*\)/g, "")
    .replace(/`([^`]*)`/g, "“$1”")
    .split(/(?<=[.!?]) +(?=[A-Z“])/)
    .filter((sentence) => !/\b(?:lib|docs|scripts)\//.test(sentence));
  return plain.join(" ").trim() || undefined;
}

/** One of what a list's name is in the plural: "plans" → "plan". */
export function getSingular(name: string): string {
  const label = getLabel(name).toLowerCase();
  if (label.endsWith("ies")) return `${label.slice(0, -3)}y`;
  return label.replace(/(ss|x|ch|sh)es$/, "$1").replace(/([^s])s$/, "$1");
}
