import { IslandBoundary, type IslandProps } from "./island-boundary.island";

/**
 * Around what React hydrates. React sleeps until then, and what is inside works as without script
 * (docs/decisions/055-reading-without-react.md). It has no box of its own (app/styles/base.css), and a fault inside stays
 * inside.
 */
export function Island(props: IslandProps) {
  return <IslandBoundary {...props} />;
}
