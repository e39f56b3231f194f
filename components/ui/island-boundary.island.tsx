"use client";

import { Component, createRef, type ReactNode } from "react";
import { attribute } from "../client/contract";

export type IslandProps = {
  children: ReactNode;
  /** `intent`: the pointer moves over it, the focus enters it, or it is pressed. `exit`: the reader leaves at the top. */
  until?: "intent" | "exit";
};

type State = { hasFailed: boolean };

/**
 * Keeps a fault of one island from the rest of the page, for instance where a browser's translation or an extension has
 * moved what React renders: the island is then what it was when React took it over, which works as without script.
 */
export class IslandBoundary extends Component<IslandProps, State> {
  override state: State = { hasFailed: false };
  readonly #box = createRef<HTMLDivElement>();
  #html = "";

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.#html = this.#box.current?.innerHTML ?? "";
  }

  override render() {
    const { until = "intent", children } = this.props;
    const island = attribute("island", until);
    if (!this.state.hasFailed)
      return (
        <div {...island} ref={this.#box}>
          {children}
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server, and taken from the page.
    return <div key="failed" {...island} dangerouslySetInnerHTML={{ __html: this.#html }} />;
  }
}
