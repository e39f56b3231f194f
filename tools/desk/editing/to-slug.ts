/** Letters whose usual spelling in ASCII is more than they are without their marks. */
const spelled: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
};

/** A title as a slug: "Was Grüße kosten" → "was-gruesse-kosten". Empty if it has no Latin letter or digit. */
export function toSlug(title: string): string {
  return title
    .normalize("NFC")
    .replace(/[äöüßæœøł]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
