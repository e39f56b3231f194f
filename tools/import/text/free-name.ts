/** A name that is not taken: the wished one, or that with the first number that is free, "plan-2". */
export function freeName(wished: string, isTaken: (name: string) => boolean): string {
  let name = wished;
  for (let count = 2; isTaken(name); count += 1) name = `${wished}-${count}`;
  return name;
}
