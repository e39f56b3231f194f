import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../runtime/env";
import { inboxFolder } from "../inbox-file";
import type { Confirmation } from "./confirm-token";

const folderOf = (env: Pick<Env, "inboxDir">) => join(inboxFolder(env), "confirmed");
const nameOf = ({ expires, id }: Confirmation) => `${expires}-${id}`;

/** Whether a link was used, by any process of this machine and also before a restart. */
export async function isUsed(confirmation: Confirmation, env: Pick<Env, "inboxDir">): Promise<boolean> {
  return access(join(folderOf(env), nameOf(confirmation))).then(
    () => true,
    () => false,
  );
}

/** Notes that a link was used: an empty file, named after its id, until it expires. Removes what has expired. */
export async function noteUsed(
  confirmation: Confirmation,
  env: Pick<Env, "inboxDir">,
  now = Date.now(),
): Promise<void> {
  const folder = folderOf(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, nameOf(confirmation)), "", { mode: 0o600, flush: true });
  for (const name of await readdir(folder))
    if (Number(name.split("-")[0]) <= now) await rm(join(folder, name), { force: true });
}
