import { useEffect, useState } from "react";
import type { FormField } from "@/lib/messages/fields";

type FieldControlProps = { id: string; name: string; field: FormField; error?: string | undefined };

/**
 * What a text area begins with. When React takes over the page, it gives an uncontrolled one its default again, and what was
 * typed before would be lost: so its present text is its default until then.
 */
function useInitialText(id: string, initial: string | undefined): string | undefined {
  const [text, setText] = useState(() =>
    initial === undefined || typeof document === "undefined" ? initial : (typedInto(id) ?? initial),
  );
  useEffect(() => setText(initial), [initial]);
  return text;
}

function typedInto(id: string): string | undefined {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
}

/**
 * The control of a field. Uncontrolled, and a select defaults to its first option, so that hydration keeps what the
 * reader has entered before.
 */
export function FieldControl({ id, name, field, error }: FieldControlProps) {
  const initial = useInitialText(id, field.initial);
  const attributes = {
    id,
    name,
    className: "full-width",
    required: field.required,
    autoComplete: field.autoComplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId(id) : undefined,
  };
  if (field.control === "textarea") return <textarea rows={8} defaultValue={initial} {...attributes} />;
  if (field.control !== "select") return <input type={field.control} placeholder={field.placeholder} {...attributes} />;
  return (
    <select {...attributes}>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option || field.emptyLabel}
        </option>
      ))}
    </select>
  );
}

/** Id of the error message of a field. */
export function errorId(id: string): string {
  return `${id}-error`;
}
