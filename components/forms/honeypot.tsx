import { honeypotName } from "@/lib/forms/form-types";

type HoneypotProps = { id: string };

/**
 * A field that nobody sees or reaches; programs that fill in everything give themselves away by it. It is read-only, which
 * keeps it out of what browsers offer to agents (WebMCP, declarative) and to autofill, and is posted all the same.
 */
export function Honeypot({ id }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" readOnly />
    </div>
  );
}
