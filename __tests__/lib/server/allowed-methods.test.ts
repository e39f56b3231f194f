import { readdirSync, readFileSync } from "node:fs";
import { allowedMethods } from "@/lib/addresses/endpoints";

it.each(["/", "/about", "/none", "/feed.xml", "/apiary", "/images/logo-mark.svg", "/constructor"])(
  "lets %s be read and no more",
  (path) => expect(allowedMethods(path)).toEqual(["GET", "HEAD"]),
);

it("leaves what it does not know below /api/ to its handler", () => {
  expect(allowedMethods("/api/new")).toBeUndefined();
});

it("says of each handler below app/api what it takes", () => {
  const handlers = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    /route\.ts$/.test(file),
  );
  expect(handlers.length).toBeGreaterThan(3);
  for (const file of handlers) {
    const code = readFileSync(`app/api/${file}`, "utf8");
    const taken = [...code.matchAll(/^export (?:async )?function ([A-Z]+)\(/gm)].map(([, method = ""]) => method);
    const path = `/api/${file.replace(/\/route\.ts$/, "")}`;
    expect({ path, taken: allowedMethods(path)?.filter((method) => method !== "HEAD") }).toEqual({ path, taken });
  }
});
