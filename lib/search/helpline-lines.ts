import type { Helplines } from "../content/schemas/helplines-schema";
import { type HelplinePlace, listHelplines } from "../site/helpline-list";
import { getRequests } from "../text/blocks";
import { helplines as helplinesBlock } from "../text/blocks/helplines";

/** The helplines that the blocks of a text show, one on each line: "Germany, Nachtruf: Call 0800 555 03. In German." */
export function helplineLines(body: string, helplines: Helplines | undefined): string[] {
  if (!helplines) return [];
  return getRequests(body, helplinesBlock).flatMap(({ topic }) => {
    const list = listHelplines(helplines, topic);
    return list ? [list.title, ...list.places.flatMap(getLines).flatMap(withJoinedDigits)] : [];
  });
}

function getLines({ name: place, emergency, lines }: HelplinePlace): string[] {
  return [
    ...(emergency ? [`${place}, emergency: ${emergency.label}.`] : []),
    ...lines.map(({ name, about, ways, notes }) => {
      const said = [ways.map(({ label }) => label).join(", "), about, ...notes];
      return `${place}, ${name}: ${said.filter(Boolean).join(". ")}.`;
    }),
  ];
}

/** A number is found as it is printed, and without its spaces. */
function withJoinedDigits(line: string): string[] {
  return [...new Set([line, line.replace(/(?<=\d) (?=\d)/g, "")])];
}
