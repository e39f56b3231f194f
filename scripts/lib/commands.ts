/** The commands behind `npm run GROUP -- NAME`: what each is, as a file. */
export const commands: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  content: {
    new: "tools/desk/content-new.ts",
    check: "scripts/content-check.ts",
    image: "tools/desk/content-image.ts",
    import: "tools/import/import.ts",
    due: "tools/desk/content-due.ts",
    schemas: "tools/desk/schemas.ts",
    desk: "tools/desk/desk.ts",
    brand: "tools/studio/brand.ts",
    fonts: "tools/studio/subset-fonts.ts",
  },
  ops: {
    links: "tools/desk/links.ts",
    inbox: "tools/desk/inbox.ts",
    fixture: "scripts/fixture-site.ts",
    bench: "tools/proof/bench.ts",
    lighthouse: "tools/proof/lighthouse.ts",
    soak: "tools/proof/soak.ts",
    faults: "tools/proof/faults.ts",
  },
};
