import { honeypotName } from "@/lib/forms/types";

type HoneypotProps = { id: string };

/** A field that nobody sees or reaches; programs that fill in everything give themselves away by it. */
export function Honeypot({ id }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
