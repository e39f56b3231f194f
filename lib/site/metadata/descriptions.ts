/** What search engines show of a description, in characters. */
const longest = 160;
const shortest = 50;

/** The text in at most 160 characters, cut between words. */
export function fitDescription(text: string, room = longest): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", room - 1)).replace(/[\s,;:.–-]+$/, "");
  return `${cut}…`;
}

/** Later pages of a listing say their number, so that no two descriptions are the same; a long one gives way. */
export function describeListingPage(description: string, page: number): string {
  if (page <= 1) return description;
  const suffix = ` Page ${page}.`;
  return fitDescription(description, longest - suffix.length) + suffix;
}

/** An author's description; a short one says first who the author is. */
export function describeAuthor(author: { name: string; role: string; description: string }, siteName: string): string {
  const { name, role, description } = author;
  if (description.length >= shortest) return fitDescription(description);
  return fitDescription(`${name}, ${role} at ${siteName}. ${description}`);
}
