import type { FormField } from "../editing/form-fields";

/** A field as Sveltia CMS wants it (its `schema/sveltia-cms.json`), as far as it is used here. */
export type SveltiaField = FormField & {
  widget:
    | "string"
    | "text"
    | "richtext"
    | "boolean"
    | "number"
    | "datetime"
    | "select"
    | "relation"
    | "list"
    | "object"
    | "image";
  label: string;
  hint?: string | undefined;
  fields?: readonly SveltiaField[] | undefined;
  field?: SveltiaField;
  [option: string]: unknown;
};

export type SveltiaFolder = {
  name: string;
  label: string;
  folder: string;
  fields: readonly SveltiaField[];
  [option: string]: unknown;
};

export type SveltiaFile = { name: string; label: string; file: string; fields: readonly SveltiaField[] };

export type SveltiaFiles = { name: string; label: string; icon: string; files: readonly SveltiaFile[] };
