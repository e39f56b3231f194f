import type { FormField as FieldDefinition } from "@/lib/messages/fields";
import { mayBeEmpty } from "@/lib/messages/fields";
import { classNames } from "../ui/class-names";
import { errorId, FieldControl } from "./field-control";

type FormFieldProps = { id: string; name: string; field: FieldDefinition; error?: string | undefined };

/** A field with label and error message. */
export function FormField({ id, name, field, error }: FormFieldProps) {
  return (
    <div className={classNames("stack-2", field.wide && "form-field-wide")}>
      <label className="text-sm bold" htmlFor={id}>
        {field.label}
        {mayBeEmpty(field) && <span className="faint regular"> (optional)</span>}
      </label>
      <FieldControl id={id} name={name} field={field} error={error} />
      {error && (
        <p className="text-sm bold error" id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}
