import type { Route } from "next";
import type { z } from "zod";
import type { Env } from "../runtime/env";
import type { FormFields, FormTexts } from "./form-types";

/** Everything that differs between the forms. */
export type FormDefinition = {
  /** Name of the inbox file, and of the form in the log. */
  name: "contact" | "newsletter";
  fields: FormFields;
  texts: FormTexts;
  /** Validates what was typed. Its output, in the order of its keys, is the payload of the webhook. */
  schema: z.ZodType<Record<string, string>>;
  /** What is delivered; by default what was typed. */
  toPayload?: (typed: Record<string, string>, env: Env) => Record<string, string>;
  webhookUrl: (env: Env) => string | undefined;
  /** Address of the API route. */
  action: Route;
  /** Thank-you page for readers without script. */
  donePath: Route;
  /** The same for a message that is kept, and delivered later. */
  keptPath: Route;
  /** Page that contains the form. */
  homePath: Route;
  /** Heading and button of the page that shows errors to readers without script. */
  heading: string;
  submitLabel: string;
};
