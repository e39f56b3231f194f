import type { RootContent } from "mdast";
import type { HelplineList } from "../helplines/helpline-list";
import { bullets, paragraph, type Words } from "./markdown-nodes";

/** Helplines as markdown: a list for each place. */
export function portableHelplines({ title, places }: HelplineList): RootContent[] {
  return [
    paragraph(`${title}:`),
    ...bullets(
      places.flatMap(({ name: place, emergency, lines }) => [
        ...(emergency ? [[`${place}, emergency: `, { text: emergency.label, href: emergency.href }]] : []),
        ...lines.map(({ name, about, ways, notes }): Words[] => [
          `${place}, ${name}: `,
          ...ways.flatMap(({ label, href }, index): Words[] => [...(index > 0 ? [", "] : []), { text: label, href }]),
          [".", ...[...(about ? [about] : []), ...notes].map((one) => `${one.replace(/\.$/, "")}.`)].join(" "),
        ]),
      ]),
    ),
  ];
}
