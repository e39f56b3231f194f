import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { today } from "../../../lib/content/site/entry-dates";
import { settingNames } from "../../../lib/runtime/env";
import { temporaryFolder } from "../../../scripts/lib/content-at";
import { copyBuild } from "../../../scripts/lib/copy-build";
import { findFreePort } from "../../../scripts/lib/free-port";
import { announce } from "../../../scripts/publish/announce";
import { joinSource, splitSource } from "../editing/split-source";
import { editFields } from "../editing/yaml-fields";
import { Obstacle } from "../publish/repository";
import { serveFrame } from "./serve-frame";

/** How long the server may take to start, in milliseconds. */
const patience = 60_000;

/**
 * The production build of the site on a copy of the content that also has what is typed: its pages are exactly those that
 * readers get, while `npm run dev` runs other code.
 */
export type TypedSite = {
  /** Absolute path of the copy of the content, with what is typed. */
  root: string;
  /** Where the frame in the desk reaches it: "http://127.0.0.1:40123". */
  origin: string;
  /** Admits the desk to it. */
  token: string;
  /** Shows the saved content with these files, new ones or in place of those of the same names. */
  show: (typed: ReadonlyMap<string, string | Uint8Array>) => Promise<void>;
  stop: () => void;
};

/**
 * Starts such a site, which takes seconds.
 * @param content Absolute path of the content folder. @param desk Port of the desk.
 * @throws Obstacle if there is no build, or it does not start.
 */
export async function startTypedSite(content: string, desk: number, build = resolve(".")): Promise<TypedSite> {
  if (!existsSync(join(build, ".next/BUILD_ID")))
    throw new Obstacle("To see the page here, build the site once: npm run build. Then reload the desk.");
  const folder = temporaryFolder("desk-site-");
  copyBuild(build, folder);
  const root = join(folder, "typed");
  const shown = join(folder, "content");
  copySaved(content, root);
  copySaved(root, shown);

  const [token = "", secret = ""] = [1, 2].map(() => randomBytes(24).toString("base64url"));
  const site = `http://127.0.0.1:${await findFreePort()}`;
  // All settings are empty, or those of the build: the server sends nothing anywhere.
  const unset = settingNames.map((name) => [name, ""]);
  const server = spawn(process.execPath, ["--require", resolve("tools/desk/typed/admit.cjs"), "server.js"], {
    cwd: folder,
    env: {
      ...process.env,
      ...Object.fromEntries(unset),
      CONTENT_DIR: "content",
      REVALIDATE_SECRET: secret,
      PORT: new URL(site).port,
      HOSTNAME: "127.0.0.1",
      DESK_TOKEN: token,
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // Before the folder is removed into which the server writes.
  process.prependListener("exit", () => server.kill("SIGKILL"));
  await waitUntilReady(server, `${site}/robots.txt`, token);
  const { origin, stop } = await serveFrame(site, token, desk);
  return {
    root,
    origin,
    token,
    show: async (typed) => {
      copySaved(content, root);
      for (const [name, file] of typed) {
        mkdirSync(dirname(join(root, name)), { recursive: true });
        writeFileSync(join(root, name), file);
      }
      copySaved(root, shown);
      for (const [name, file] of typed)
        if (typeof file === "string") writeFileSync(join(shown, name), asPublished(name, file));
      await announce({ url: `${site}/api/revalidate`, secret, commit: "typed", patience: 0 });
    },
    stop: () => {
      stop();
      server.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      server.kill("SIGKILL");
    },
  };
}

/** An article or review as if it were published, also if it is a draft or has a later date. */
function asPublished(name: string, text: string): string {
  const parts = splitSource(text);
  if (!parts || !/^(?:blog|reviews)\//.test(name)) return text;
  const fields = editFields(parts.fields, (document) => {
    document.delete("draft");
    if (String(document.get("date")) > today()) document.set("date", today());
  });
  return joinSource({ ...parts, fields });
}

/** Brings a copy of a content folder up to date. */
function copySaved(from: string, to: string): void {
  for (const name of existsSync(to) ? readdirSync(to, { recursive: true, encoding: "utf8" }) : [])
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  const isWanted = (source: string, target: string) => {
    if (source !== from && basename(source).startsWith(".")) return false;
    const [saved, copied] = [source, target].map((path) => statSync(path, { throwIfNoEntry: false }));
    const isSame = saved?.size === copied?.size && Math.abs((saved?.mtimeMs ?? 0) - (copied?.mtimeMs ?? 0)) < 1;
    return saved?.isDirectory() || (saved !== undefined && !isSame);
  };
  cpSync(from, to, { recursive: true, dereference: true, preserveTimestamps: true, filter: isWanted });
}

async function waitUntilReady(server: ChildProcess, address: string, token: string): Promise<void> {
  let said = "";
  server.stderr?.on("data", (part) => (said = `${said}${part}`.slice(-2000)));
  for (const until = Date.now() + patience; Date.now() < until; await wait(100)) {
    if (server.exitCode !== null) break;
    if ((await fetch(address, { headers: { "x-desk-token": token } }).catch(() => undefined))?.ok) return;
  }
  server.kill();
  throw new Obstacle(`The site cannot be started to show the page: ${said.trim() || "it takes too long"}`);
}
