import { partnerSchema } from "@/lib/content/schemas/partner-schema";
import { partnerFields } from "../../../helpers/content-files";

const messageFor = (fields: Record<string, unknown>) =>
  partnerSchema.safeParse({ ...partnerFields, ...fields }).error?.issues[0]?.message;

it.each([[{}], [{ subId: "subId1" }], [{ subId: "aff_sub" }]])("takes %j", (fields) =>
  expect(messageFor(fields)).toBeUndefined(),
);

it.each([
  [{ subId: "utm_source" }, /name of a parameter/],
  [{ subId: "a=b&c" }, /name of a parameter/],
  [{ subId: "" }, /name of a parameter/],
])("refuses %j", (fields, message) => expect(messageFor(fields)).toMatch(message));
