type Undo = () => void;

const undos: Undo[] = [];

/** Collects what has to be stopped or removed when the benchmark ends or fails. */
export function onEnd(undo: Undo): void {
  undos.push(undo);
}

/** Stops and removes everything, in reverse order. A failure does not stop the rest. */
export function endAll(): void {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      undo();
    } catch (error) {
      console.error(error);
    }
  }
}

process.on("exit", endAll);
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.on(signal, () => process.exit(code));
