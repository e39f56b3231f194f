import { spawnSync } from "node:child_process";

/** What finding and installing programs needs of the machine; tests pass a fake one. */
export type Machine = {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  /** Runs a command. @param seconds Default: 300. @returns Whether it succeeded within the time. */
  run: (command: string, args: string[], seconds?: number) => boolean;
};

export const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  run: (command, args, seconds = 300) =>
    spawnSync(command, args, { stdio: "ignore", timeout: seconds * 1000 }).status === 0,
});

/** Installs packages of the distribution with apt-get, where that asks for no password. Whether it worked has to be seen. */
export function installPackages({ isRoot, run }: Pick<Machine, "isRoot" | "run">, names: readonly string[]): void {
  const aptGet = (args: string[]) =>
    isRoot ? run("apt-get", args, 600) : run("sudo", ["-n", "apt-get", ...args], 600);
  console.log(`Installing the distribution's packages: ${names.join(", ")}.`);
  // If the update fails, the package may still be in apt's list.
  aptGet(["update"]);
  aptGet(["install", "-y", ...names]);
}
