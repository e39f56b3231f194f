import { writeFileSync } from "node:fs";

type Section =
  | { title: string; lines: readonly string[] }
  | { title: string; items: readonly { title: string; remarks: readonly string[] }[] };

/** Writes the report of an import: per text what became of it, what was left out, and what needs an editor. */
export function writeReport(file: string, { from, sections }: { from: string; sections: readonly Section[] }): void {
  const written = sections.flatMap((section) => {
    const parts =
      "lines" in section
        ? [list(section.lines)]
        : section.items.map(
            ({ title, remarks }) => `### ${oneLine(title)}\n\n${list(remarks.length > 0 ? remarks : ["Complete."])}`,
          );
    return parts.join("") === "" ? [] : [`## ${section.title}\n`, ...parts];
  });
  writeFileSync(file, [`# Import of ${oneLine(from)}\n`, ...written].join("\n"));
}

function list(lines: readonly string[]): string {
  return lines.map((one) => `- ${oneLine(one)}\n`).join("");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
