/** What this needs of the page's IntersectionObserver options: margins in pixels, one threshold. */
type Options = { rootMargin?: string; threshold?: number };

type Entry = Pick<IntersectionObserverEntry, "target" | "isIntersecting" | "intersectionRatio">;

let observers: FakeObserver[] = [];

/**
 * IntersectionObserver for jsdom, which has none: compares `getBoundingClientRect()` with the height of the window and the
 * margins above and below it, soon after an element is given to it and whenever the page scrolls.
 */
class FakeObserver {
  /** Whether each element was seen when last looked at; `undefined` at first. */
  private readonly targets = new Map<Element, boolean | undefined>();

  constructor(
    private readonly callback: (entries: Entry[]) => void,
    private readonly options: Options,
  ) {
    observers.push(this);
  }

  observe(target: Element) {
    this.targets.set(target, undefined);
    setTimeout(() => this.look());
  }

  disconnect() {
    this.targets.clear();
  }

  look() {
    const { rootMargin = "", threshold = 0 } = this.options;
    const [above = 0, , below = 0] = rootMargin.split(" ").map(Number.parseFloat);
    const crossed: Entry[] = [];
    for (const [target, wasSeen] of this.targets) {
      const { top, bottom, height } = target.getBoundingClientRect();
      const ratio = (Math.min(bottom, innerHeight + below) - Math.max(top, -above)) / height;
      const isSeen = target.isConnected && ratio >= threshold;
      this.targets.set(target, isSeen);
      if (isSeen !== wasSeen) crossed.push({ target, isIntersecting: isSeen, intersectionRatio: Math.max(0, ratio) });
    }
    if (crossed.length > 0) this.callback(crossed);
  }
}

const look = () => {
  for (const observer of observers) observer.look();
};

beforeEach(() => {
  observers = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
  addEventListener("scroll", look);
});
afterEach(() => removeEventListener("scroll", look));
