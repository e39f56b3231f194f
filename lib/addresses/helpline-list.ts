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
  /** ISO 3166-1 code; none for lines that serve every country. */
  code?: string;
  emergency?: HelplineWay;
  lines: ShownHelpline[];
};

export type HelplineList = { title: string; places: HelplinePlace[] };

const titles: Record<HelplineTopic, string> = {
  distress: "Someone to talk to, now",
  pictures: "Where to report a picture, or have it removed",
};

/** The helplines for a topic, as every surface shows them; `undefined` if there are none. */
export function listHelplines({ countries, everywhere }: Helplines, topic: HelplineTopic): HelplineList | undefined {
  const shown = (lines: readonly Helpline[]) => lines.filter((line) => line.topic === topic).map(showLine);
  const places: HelplinePlace[] = [
    ...countries.map(({ code, name, emergency, lines }) => ({
      code,
      name,
      lines: shown(lines),
      ...(emergency ? { emergency: call(emergency) } : {}),
    })),
    { name: "Any country", lines: shown(everywhere) },
  ].filter(({ lines }) => lines.length > 0);
  return places.length > 0 ? { title: titles[topic], places } : undefined;
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
