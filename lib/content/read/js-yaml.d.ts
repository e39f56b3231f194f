/** What we use of js-yaml 3, which comes with gray-matter. */
declare module "js-yaml" {
  class Type {
    constructor(
      tag: string,
      options: {
        kind: "scalar";
        resolve: (text: string | null) => boolean;
        construct: (text: string | null) => unknown;
      },
    );
  }
  class Schema {
    constructor(definition: { include: readonly Schema[]; implicit: readonly Type[] });
  }
  const yaml: {
    Type: typeof Type;
    Schema: typeof Schema;
    FAILSAFE_SCHEMA: Schema;
    safeLoad: (text: string, options: { schema: Schema }) => unknown;
  };
  export = yaml;
}
