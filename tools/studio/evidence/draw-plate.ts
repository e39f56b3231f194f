/** One picture of a test: its frame, and the scene of its kind. */
import { frame, type Tools } from "./frame";
import type { Plate } from "./plate-types";
import { drawChat } from "./scenes/chat";
import { drawContactSheet } from "./scenes/contact-sheet";
import { drawDays } from "./scenes/days";
import { drawEvenings } from "./scenes/evenings";
import { drawStatement } from "./scenes/statement";
import { drawSteps } from "./scenes/steps";

/** The SVG of a picture. */
export function plateSvg(plate: Plate, tools: Tools): string {
  return frame(plate, tools, drawScene(plate, tools));
}

function drawScene(plate: Plate, tools: Tools): string[] {
  switch (plate.kind) {
    case "chat":
      return drawChat(plate, tools);
    case "steps":
      return drawSteps(plate, tools);
    case "statement":
      return drawStatement(plate, tools);
    case "evenings":
      return drawEvenings(plate, tools);
    case "contact-sheet":
      return drawContactSheet(plate, tools);
    case "days":
      return drawDays(plate, tools);
  }
}
