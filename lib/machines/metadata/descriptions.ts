/** Useful lengths of a description in search results, in characters. */
import { sampleLabels } from "../../util/sample";

const longest = 160;
const shortest = 50;

/** Shortens a text to at most `room` characters, between words. */
export function fitDescription(text: string, room = longest): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", room - 1)).replace(/[\s,;:.–-]+$/, "");
  return `${cut}…`;
}

/** Adds the number of later pages, so that descriptions are unique. A long description is shortened for it. */
export function describeListingPage(description: string, page: number): string {
  if (page <= 1) return description;
  const suffix = ` Page ${page}.`;
  return fitDescription(description, longest - suffix.length) + suffix;
}

type DescribedAuthor = { name: string; role: string; description: string; sample: boolean };

/** The description of an author. If it is short, name and role come first. */
export function describeAuthor(author: DescribedAuthor, siteName: string): string {
  const { name, role, sample } = author;
  const description = sample ? `${sampleLabels.author}. ${author.description}` : author.description;
  if (description.length >= shortest) return fitDescription(description);
  return fitDescription(`${name}, ${role} at ${siteName}. ${description}`);
}
