import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkTree } from "./workspace";

const files = {
  "package.json": JSON.stringify({ name: "bare", private: true }),
  "package-lock.json": JSON.stringify({ name: "bare", lockfileVersion: 3, packages: {} }),
  "app/layout.js":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.js": "export default function Page() {\n  return <main><h1>Hello</h1></main>;\n}\n",
};

/** The smallest app of the same version of Next, one static page, for comparison. */
export function writeBareApp(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  linkTree("node_modules", join(folder, "node_modules"));
}
