import { existsSync, statSync } from "node:fs";

/** As root, goes on as the owner of a folder: the server, which has that user, could not read what root puts into it. */
export function actAsOwner(folder: string): void {
  if (process.geteuid?.() !== 0 || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
}
