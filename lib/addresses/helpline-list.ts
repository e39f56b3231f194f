import type { Helpline, Helplines, HelplineTopic } from "../content/schemas/helplines-schema";
import { formatDate } from "../util/date";

/** A way to reach a helpline. */
export type HelplineWay = { label: string; href: string; kind: "call" | "text" | "site" };

type ShownHelpline = {
  name: string;
  about?: string | undefined;
  ways: HelplineWay[];
  /** Hours, and the day on which it was checked. */
  notes: string[];
};

/** The helplines of a place. */
export type HelplinePlace = {
  name: string;
  /** A regular expression for the locales of browsers that name this country; none for lines that serve every country. */
  locales?: string;
  /** Set where its lines answer in a language of the search. */
  isSpoken?: true;
  emergency?: HelplineWay;
  lines: ShownHelpline[];
};

export type HelplineList = { title: string; places: HelplinePlace[] };

const titles: Record<HelplineTopic, string> = {
  distress: "Someone to talk to, now",
  pictures: "Where to report a picture, or have it removed",
};

/**
 * The helplines for a topic, as every surface shows them; `undefined` if there are none.
 * @param spoken Languages of which countries come first.
 */
export function listHelplines(
  { countries, everywhere }: Helplines,
  topic: HelplineTopic,
  spoken: readonly string[] = [],
): HelplineList | undefined {
  const isSpoken = ({ languages }: Helplines["countries"][number]) => languages.some((one) => spoken.includes(one));
  const shown = (lines: readonly Helpline[]) => lines.filter((line) => line.topic === topic).map(showLine);
  const places: HelplinePlace[] = [
    ...[...countries.filter(isSpoken), ...countries.filter((one) => !isSpoken(one))].map((country) => ({
      locales: describeLocales(country.code),
      name: country.name,
      lines: shown(country.lines),
      ...(country.emergency ? { emergency: call(country.emergency) } : {}),
      ...(isSpoken(country) ? { isSpoken: true as const } : {}),
    })),
    { name: "Any country", lines: shown(everywhere) },
  ].filter(({ lines }) => lines.length > 0);
  return places.length > 0 ? { title: titles[topic], places } : undefined;
}

/** "de-AT" names Austria, and "de" Germany, where most who speak it live. "en" names no country: too many speak it. */
function describeLocales(code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const isNamed = language !== "en" && new Intl.Locale(language).maximize().region === code;
  return `-${code}(-|$)${isNamed ? `|^${language}$` : ""}`;
}

function showLine({ name, about, phone, sms, smsWord, hours, url, checkedOn }: Helpline): ShownHelpline {
  const ways: HelplineWay[] = [
    ...(phone ? [call(phone)] : []),
    ...(sms ? [textMessage(sms, smsWord)] : []),
    ...(url ? [{ kind: "site" as const, label: new URL(url).hostname.replace(/^www\./, ""), href: url }] : []),
  ];
  const notes = [...(hours ? [hours] : []), ...(checkedOn ? [`Checked ${formatDate(checkedOn)}`] : [])];
  return { name, about, ways, notes };
}

function call(number: string): HelplineWay {
  return { kind: "call", label: `Call ${number}`, href: `tel:${number.replaceAll(" ", "")}` };
}

/** RFC 5724: the word is the text of the message. */
function textMessage(number: string, word: string | undefined): HelplineWay {
  const href = `sms:${number.replaceAll(" ", "")}`;
  return word === undefined
    ? { kind: "text", label: `Text ${number}`, href }
    : { kind: "text", label: `Text ${word} to ${number}`, href: `${href}?body=${encodeURIComponent(word)}` };
}
