import type { FormField } from "@/lib/forms/form-types";
import { agentParameter } from "@/lib/site/crawlers/agent-tool";
import styles from "./form-field.module.css";

type FieldControlProps = { id: string; name: string; field: FormField; error?: string | undefined };

/**
 * The control of a field. It holds its own value, and defaults are the first options, so that what is typed or chosen before
 * hydration stays.
 */
export function FieldControl({ id, name, field, error }: FieldControlProps) {
  const attributes = {
    id,
    name,
    className: styles.control,
    required: field.required,
    autoComplete: field.autoComplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId(id) : undefined,
    ...agentParameter(field.purpose),
  };
  if (field.control === "textarea") return <textarea rows={8} {...attributes} />;
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

/** Id of the message beside a field. */
export function errorId(id: string): string {
  return `${id}-error`;
}
