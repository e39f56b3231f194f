/** What the page of all authors is called and says of itself. */
export const authorsPage = {
  title: "Authors and editors",
  description:
    "Everyone who writes for this magazine and edits it: what they cover, who they are, and the newest of what they wrote.",
} as const;
