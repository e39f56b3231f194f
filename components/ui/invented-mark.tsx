/** After the name of an invented app, where apps that exist are beside it. */
export function InventedMark() {
  return (
    <span className="invented-mark" role="img" aria-label="invented app">
      ◇
    </span>
  );
}
