import type { IconName } from "@/lib/content/schemas/fields";

type ChromeIcon =
  | "search"
  | "menu"
  | "close"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "external"
  | "check"
  | "cross"
  | "half"
  | "bookmark"
  | "share"
  | "minus"
  | "chevron";

/** Paths on a 24 × 24 grid, with strokes of 1.6. */
const paths: Record<IconName | ChromeIcon, string> = {
  memory: "M7 3h10v18l-5-4-5 4zM10 8h4M10 12h4",
  voice: "M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4",
  shield: "M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM9 12l2 2 4-4",
  heart: "M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z",
  image: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
  chat: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  scale: "M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
  spark: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  book: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  "arrow-up": "M12 19V5M6 11l6-6 6 6",
  external: "M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8",
  check: "M5 13l4 4L19 7",
  cross: "M7 7l10 10M17 7L7 17",
  half: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12.8 5.8v12.4M14.3 5.8v12.4M15.8 6.5v11M17.3 8v8M18.3 10v4",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  minus: "M6 12h12",
  chevron: "M6 9l6 6 6-6",
};

type IconProps = {
  name: keyof typeof paths;
  /** Width and height in pixels. */
  size?: number;
};

/** A decorative icon, hidden from assistive technology. Always used next to text or in a labelled control. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
