/**
 * How words are compared, in every part of the site: search, tags, anchors, names in addresses, words of distress. Three
 * forms, each looser than the one before: `foldText`, `foldPlain`, `foldLookAlikes`.
 */

/** Characters that show nothing: soft hyphen, zero width, direction marks (Unicode Standard, Default_Ignorable_Code_Point). */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without the characters that show nothing. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, "");
}

/**
 * One spelling of what looks the same and means the same: NFKC (Unicode Standard Annex 15), lower case, nothing
 * invisible, and the Greek final sigma as sigma. "Ｃafe\u0301" becomes "café". The length may change.
 */
export function foldText(text: string): string {
  return dropInvisible(text).normalize("NFKC").toLowerCase().replaceAll("ς", "σ");
}

/** Letters that do not consist of a plain one and an accent, and marks as a keyboard has them. */
const plain: Readonly<Record<string, string>> = {
  ...{ æ: "ae", œ: "oe", ß: "ss", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" },
  ...{ "‘": "'", "’": "'", "“": '"', "”": '"', "‐": "-", "–": "-", "—": "-" },
};
const plainLetters = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
const accents = /[\u0300-\u036f]/g;

/** As it is typed without accents and typographic marks: "Müller’s café" becomes "muller's cafe". */
export function foldPlain(text: string): string {
  return foldText(text)
    .normalize("NFD")
    .replace(accents, "")
    .replace(plainLetters, (letter) => plain[letter] ?? letter);
}

/** Cyrillic and Greek letters by the Latin letter that they look like. */
const lookAlikes = new Map(
  [..."аaеeоoрpсcуyхxіiјjѕsһhкkмmнhтtвbԁdԝwɡgɑaӏlαaοoιiκkνvρpτtυuχxεeηnβb"].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [],
  ),
);

/** Figures and signs by the letter that they stand for inside a word: "k1ll", "$uicide". */
const standIns: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
};

/** As above, and letters of other scripts, figures and signs as the letters that they look like: for what must not be hidden. */
export function foldLookAlikes(text: string): string {
  return foldPlain(text)
    .replace(/[\u0370-\u04ff\u0500-\u052f\u0250-\u02af]/g, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/(?<=\p{L})[013457@$!](?=\p{L})|(?<!\S)[@$](?=\p{L}{2})/gu, (sign) => standIns[sign] ?? sign);
}

/** A base character with all that can merge with it: a text folded piece by piece keeps its places. */
const piece =
  /[^\p{M}\u1160-\u11ff\uff9e\uff9f][\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*|[\s\S]/gu;

/** Where each UTF-16 code unit of a folded text comes from in the original. */
export function listOrigins(text: string, fold: (text: string) => string): { folded: string; origins: Range[] } {
  const origins: Range[] = [];
  let folded = "";
  for (const { 0: original, index } of text.matchAll(piece)) {
    const own = fold(original);
    folded += own;
    for (let unit = 0; unit < own.length; unit += 1) origins.push({ start: index, end: index + original.length });
  }
  return { folded, origins };
}

/** Offsets in UTF-16 code units, the end excluded. */
export type Range = { start: number; end: number };

/** Collapses white space as a browser does: each run becomes one space, and both ends are trimmed. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
