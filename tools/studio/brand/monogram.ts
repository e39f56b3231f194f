/** Letters as the shapes of a mark. */
import satori from "satori";
import { openFonts } from "../../../lib/pictures/previews/card-svg";
import { MARK_SIDE } from "./svg";

/** One path for each letter, in the mark's square. */
export async function monogramPaths(letters: string): Promise<string[]> {
  const side = { width: MARK_SIDE, height: MARK_SIDE };
  const style = { ...side, alignItems: "center", justifyContent: "center", fontFamily: "Fraunces, Fraunces Ext" };
  const children = [...letters].map((letter) => ({ type: "div", props: { children: letter } }));
  const size = (MARK_SIDE * 1.3) / Math.max(1.3, letters.length);
  const row = { type: "div", props: { style: { display: "flex", ...style, fontSize: size }, children } };
  const svg = await satori(row as unknown as Parameters<typeof satori>[0], { ...side, fonts: await openFonts() });
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = ""]) => d.trim());
}
