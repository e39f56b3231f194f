/**
 * Runs commands, one after the other, as if each had a process of its own: with its arguments, environment and folder, with modules of
 * its own, and to its exit code. What takes most of the time of a short command is then done once: starting Node, and loading packages.
 */
const { cwd, exit, stderr, stdout } = process;
const home = cwd();
let count = 0;

/** Thrown by a command that ends early. */
class Ended extends Error {
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

process.on("message", async ({ command: [file, ...args], env, folder }) => {
  process.chdir(folder ?? home);
  Object.assign(process, { env, argv: [process.execPath, file, ...args], exitCode: 0 });
  process.exit = (code = process.exitCode) => {
    throw new Ended(code);
  };
  count += 1;
  try {
    await import(`${file}?${count}`);
  } catch (error) {
    if (!(error instanceof Ended)) console.error(error);
    process.exitCode = error instanceof Ended ? error.code : 1;
  }
  for (const atExit of process.rawListeners("exit")) atExit();
  process.removeAllListeners("exit");
  for (const stream of [stdout, stderr]) stream.removeAllListeners("error");
  // What the modules of a command keep for its process (lib/runtime/process-wide.js).
  globalThis.siteValues = undefined;
  // Ends what the command, and the processes that it has started, have written.
  for (const stream of [stdout, stderr]) stream.write("\0");
  process.send(process.exitCode);
  Object.assign(process, { exitCode: 0, exit });
});
