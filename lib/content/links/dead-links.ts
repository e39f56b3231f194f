import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { processWide } from "../../runtime/process-wide";
import { latestDay } from "../snapshot/entry-dates";
import { isDead, type LinkHistory, parseHistory } from "./link-history";

/** A file larger than this is not the link check's, and is not read. Bytes. */
const largestFile = 5 * 1024 * 1024;

/** How long an answer holds until the file is looked at again, in milliseconds. */
const recheckAfter = 60_000;

/** Days without a check after which the operator is told. */
const oldAfter = 7;

/** What the last check of links has found. */
export type LinkState = {
  /** Addresses of the dead links. */
  dead: ReadonlySet<string>;
  /** Day of the newest check, such as `2025-06-28`; `undefined` without one. */
  checkedOn: string | undefined;
};

/**
 * Creates the reader of a check's file. What it returns is the same object until the file changes, which is looked at once a
 * minute. Without the file, or with one that cannot be read, no link is dead.
 * @param onProblem Called once with each line about a file that is missing or old.
 */
export function createLinkState(
  file: string,
  onProblem: (line: string) => void,
  now: () => number = Date.now,
): () => LinkState {
  let state: LinkState = { dead: new Set(), checkedOn: undefined };
  let version = "";
  let problem: string | undefined;
  let trustedUntil = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() < trustedUntil) return state;
    trustedUntil = now() + recheckAfter;
    const day = new Date(now()).toISOString().slice(0, 10);
    const { text, version: current } = readVersion(file, day);
    if (current !== version) {
      const history = parseHistory(text);
      const checkedOn = latestDay(Object.values(history).map((link) => link.checkedOn));
      [state, version] = [{ dead: listDead(history, day), checkedOn }, current];
    }
    const before = problem;
    problem = describeProblem(file, state, day);
    if (problem && problem !== before) onProblem(problem);
    return state;
  };
}

function describeProblem(file: string, { checkedOn }: LinkState, day: string): string | undefined {
  if (!checkedOn)
    return `LINKS=strict hides no links: there is no link check in ${file}. Run \`npm run ops -- links\`.`;
  if (Date.parse(day) - Date.parse(checkedOn) <= oldAfter * 86_400_000) return undefined;
  return `LINKS=strict: the last link check in ${file} was on ${checkedOn}. \`npm run ops -- links\` should run every day.`;
}

/** The day is part of the version, because an old verdict ends without a change of the file. */
function readVersion(file: string, day: string): { version: string; text: string } {
  try {
    const { mtimeMs, size } = statSync(file);
    if (size > largestFile) return { version: "", text: "" };
    return { version: `${mtimeMs} ${size} ${day}`, text: readFileSync(file, "utf8") };
  } catch {
    return { version: "", text: "" };
  }
}

function listDead(history: LinkHistory, day: string): ReadonlySet<string> {
  return new Set(Object.keys(history).filter((url) => isDead(history[url], day)));
}

/** What the last check of this site's links has found. Ask only with LINKS=strict: otherwise nobody needs a check. */
export function linkState(): LinkState {
  return processWide("link state", () => {
    const file = resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().linksFile);
    const isBuild = process.env.NEXT_PHASE === "phase-production-build";
    return createLinkState(file, isBuild ? () => {} : logError);
  })();
}
