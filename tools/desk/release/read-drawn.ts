import { existsSync, readFileSync } from "node:fs";

/** The style sheet that `npm run studio -- brand` has written for the project in this folder; `undefined` if there is none. */
export function readDrawn(): string | undefined {
  const file = "public/styles/brand.css";
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
