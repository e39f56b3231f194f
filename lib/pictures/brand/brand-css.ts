import type { Brand } from "../../content/schemas/brand-schema";
import { sha256 } from "../../util/digest";
import { type Colours, deriveColours } from "./colours";

/**
 * The style sheet public/styles/brand.css: every colour, named by its meaning, for both schemes. The site's pages bundle
 * it; the pages without React (lib/http/plain-page.ts) link to it. With a hash of the name and
 * the mark: where it differs, icons and previews were drawn for another brand.
 */
export function brandCss({ name, mark, colours }: Pick<Brand, "name" | "mark" | "colours">): string {
  const light = deriveColours(colours, "light");
  const dark = deriveColours(colours, "dark");
  const drawnFor = sha256(JSON.stringify([name, mark])).slice(0, 12);
  const names = Object.keys(light) as (keyof Colours)[];
  return `/* Made of content/site/brand.md by \`npm run content -- brand\`; changes made here are lost. Name and mark: ${drawnFor}. */
:root {
  color-scheme: light dark;

${names.map((name) => `  --color-${kebab(name)}: light-dark(${light[name]}, ${dark[name]});`).join("\n")}
  --color-edge: light-dark(${transparent(light.text, 0.16)}, ${transparent(dark.text, 0.2)});
  --shadow-float: 0 1px 2px ${transparent(light.text, 0.08)}, 0 12px 32px -8px ${transparent(light.text, 0.22)};
}

/* A ground that is dark in both schemes. */
.inverse {
${names.map((name) => `  --color-${kebab(name)}: ${dark[name]};`).join("\n")}
}
`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function transparent(hex: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(" ")} / ${opacity})`;
}
