/** In place of a list or a form on a site that has just begun. */
export function NothingYet({ what }: { what: "app" | "review" | "author" }) {
  const words = {
    app: "No apps have been added yet.",
    review: "No reviews have been published yet.",
    author: "No authors have been added yet.",
  };
  return <p>{words[what]}</p>;
}
