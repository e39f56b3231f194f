"use client";

import { Component, createRef, type ReactNode } from "react";
import { attribute, attributes } from "../client/contract";

type IslandProps = {
  /** Unique on the page. */
  name: string;
  children: ReactNode;
  /** `intent`: the pointer moves over it, the focus enters it, or it is pressed. `exit`: the reader leaves at the top. */
  until?: "intent" | "exit";
};

type State = { hasFailed: boolean };

/**
 * Around what React hydrates. React sleeps until then, and what is inside works as without script
 * (docs/decisions/055-reading-without-react.md). It has no box of its own (app/styles/base.css). A fault inside, for
 * instance where a browser's translation or an extension has moved what React renders, stays inside: the island is then
 * what it was when React took it over, or what the server sent.
 */
export class Island extends Component<IslandProps, State> {
  override state: State = { hasFailed: false };
  readonly #box = createRef<HTMLDivElement>();
  #html = "";

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.#html = this.#box.current?.innerHTML ?? "";
  }

  /** React never mounted an island that fails at its first render. Then the page still holds what the server sent. */
  #lastGood(): string {
    return this.#html || (document.querySelector(`[${attributes.islandName}="${this.props.name}"]`)?.innerHTML ?? "");
  }

  override render() {
    const { name, until = "intent", children } = this.props;
    const island = { ...attribute("island", until), ...attribute("islandName", name) };
    if (!this.state.hasFailed)
      return (
        <div {...island} ref={this.#box}>
          {children}
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server, and taken from the page.
    return <div key="failed" {...island} dangerouslySetInnerHTML={{ __html: this.#lastGood() }} />;
  }
}
