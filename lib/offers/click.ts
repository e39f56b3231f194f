import { z } from "zod";
import { isPlacement, type Placement } from "./placements";

const placement = z.string().refine((text): text is Placement => isPlacement(text));

/** One counted click: a line of var/clicks/<day>.ndjson. Nothing in it says who clicked. */
export const clickSchema = z.object({
  /** As `2025-06-28`, UTC. */
  day: z.iso.date(),
  /** 0 to 23, UTC. Nothing finer is written. */
  hour: z.number().int().min(0).max(23),
  /** Slug of the partner. */
  partner: z.string(),
  /** Where on the page the link was. */
  placement,
  /** Path of the page. */
  page: z.string().startsWith("/"),
  /** Rank of the review, then, that the page or the card was about. */
  rank: z.number().int().positive().optional(),
});

export type Click = z.infer<typeof clickSchema>;

/** What a link says of itself; the rest of a click is the time. */
export type ClickedLink = Omit<Click, "day" | "hour">;
