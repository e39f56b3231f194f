/** Slug of the main blog, the category that lists all articles. */
export const mainBlog = "blog";

/** Slug that stands for the partner of a site without partners. No file can have this name. */
export const noPartner = "no partner";

/** The legal pages: terms, privacy, and how the site earns money. */
export const legalDocuments = ["pages/terms", "pages/privacy", "pages/affiliate-disclosure"] as const;

/** The documents that are a page each. */
export const pageDocuments = ["pages/about", "pages/contact", "pages/help", ...legalDocuments] as const;
