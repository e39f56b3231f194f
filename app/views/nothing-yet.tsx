/** In place of a list or a form on a site that has just begun. */
export function NothingYet({ what }: { what: "app" | "review" | "author" }) {
  const words = {
    app: "No app has been added yet.",
    review: "No review has been published yet.",
    author: "No author has been added yet.",
  };
  return <p>{words[what]}</p>;
}
