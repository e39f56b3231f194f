// Loaded into a server that a test starts: its folder cannot be written, as on a host with a read-only disk.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { resolve, sep } = require("node:path");

const folder = process.cwd() + sep;

function refuse(path) {
  const full = resolve(String(path));
  if (!full.startsWith(folder)) return;
  throw Object.assign(new Error(`EROFS: read-only file system, '${full}'`), { code: "EROFS", errno: -30, path: full });
}

/** Where a function writes, from its arguments; nowhere for `undefined`. */
const writes = {
  access: (path, mode) => (mode & fs.constants.W_OK ? path : undefined),
  open: (path, flags = "r") => (/[wa+]/.test(String(flags)) ? path : undefined),
  mkdir: (path, options) => (options?.recursive && fs.existsSync(path) ? undefined : path),
  copyFile: (_, to) => to,
  link: (_, to) => to,
  symlink: (_, to) => to,
};
for (const name of ["appendFile", "rename", "rm", "rmdir", "truncate", "unlink", "utimes", "writeFile"])
  writes[name] = (path) => path;

for (const [name, target] of Object.entries(writes)) {
  const check = (args) => {
    const path = target(...args);
    if (path !== undefined) refuse(path);
  };
  const { [name]: callback, [`${name}Sync`]: sync } = fs;
  const promise = fs.promises[name];
  fs[`${name}Sync`] = (...args) => {
    check(args);
    return sync(...args);
  };
  fs.promises[name] = async (...args) => {
    check(args);
    return promise(...args);
  };
  fs[name] = (...args) => {
    try {
      check(args);
    } catch (error) {
      return process.nextTick(args.at(-1), error);
    }
    return callback(...args);
  };
}
syncBuiltinESMExports();
