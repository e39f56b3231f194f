import type { Route } from "next";
import type { z } from "zod";
import type { Env } from "../runtime/env";
import type { FormFields, FormTexts } from "./form-types";

/** Everything that sets one form apart from another. */
export type FormDefinition = {
  /** Names the inbox file, and the form in the operator's log. */
  name: "contact" | "newsletter";
  fields: FormFields;
  texts: FormTexts;
  /** Checks what was typed; its output, in its order, is the payload of the webhook. */
  schema: z.ZodType<Record<string, string>>;
  webhookUrl: (env: Env) => string | undefined;
  /** Where the form posts to. */
  action: Route;
  /** The page that says thank you to readers without script. */
  donePath: Route;
  /** The page that the form belongs to. */
  homePath: Route;
  /** Heading and button of the page that answers a reader without script when something is wrong. */
  heading: string;
  submitLabel: string;
};
