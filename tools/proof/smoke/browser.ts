/** What the smoke test asks of a browser, whichever way it is driven. */
export type SmokeBrowser = {
  /** Name and version. */
  name: string;
  /** Errors that pages have logged since the start. Empty where the browser tells none. */
  errors: readonly string[];
  open: (address: string) => Promise<void>;
  /** Runs JavaScript in the page. @returns its value, awaited; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the middle of the first element of a selector, with a mouse. @throws when there is none. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other, each a character. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The actions of WebDriver, in both of its protocols. */
type Actions = { type: "key" | "pointer"; id: string; actions: object[] }[];

/** Pressing and typing, for a browser that can evaluate and perform actions. */
export function createInput(
  evaluate: SmokeBrowser["evaluate"],
  perform: (actions: Actions) => Promise<unknown>,
): Pick<SmokeBrowser, "click" | "type"> {
  return {
    click: async (selector) => {
      const place = `(() => { const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }; })()`;
      const { x, y } = (await evaluate(place)) as { x: number; y: number };
      const press = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await perform([{ type: "pointer", id: "pointer", actions: press }]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await perform([{ type: "key", id: "key", actions: keys }]);
    },
  };
}
