/** Id of the main landmark, the target of the skip link. */
export const mainId = "main";

export function SkipLink() {
  return (
    <a className="bold skip-link" href={`#${mainId}`}>
      Skip to content
    </a>
  );
}
