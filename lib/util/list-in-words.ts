const format = new Intl.ListFormat("en", { type: "conjunction", style: "long" });

/** "Luna AI", "Luna AI and DreamGF", "Luna AI, DreamGF, and Spicy AI". */
export const listInWords = (items: Iterable<string>): string => format.format(items);
