import { honeypotName } from "@/lib/messages/fields";

type HoneypotProps = { id: string };

/**
 * Honeypot: a field that people cannot see or reach, but that bots fill in. Read-only, because browsers then hide it
 * from autofill and from agents, but still submit it.
 */
export function Honeypot({ id }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" readOnly />
    </div>
  );
}
