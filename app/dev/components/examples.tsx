import type { ReactNode } from "react";
import { ScoreTile } from "@/components/review/score-tile";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FaqSection } from "@/components/ui/faq-section";
import { FeatureList } from "@/components/ui/feature-list";
import { Fold } from "@/components/ui/fold";
import { Stars } from "@/components/ui/stars";
import { asSafeHtml } from "@/lib/text/body-types";

export type Example = {
  /** A file of components/, without its ending. */
  file: string;
  variants: ReactNode;
};

const sizes = ["sm", "md", "lg"] as const;
const features = ["First", "Second", "Third", "Fourth"].map(
  (title) => ({ title, text: "A sentence about it.", icon: "shield" }) as const,
);
const questions = [
  { question: "A first question?", answerHtml: asSafeHtml("<p>Its answer.</p>") },
  { question: "A second one?", answerHtml: asSafeHtml("<p>Another answer.</p>") },
];

/** Components that have several looks, in each of them. */
export const examples: readonly Example[] = [
  {
    file: "ui/badge",
    variants: (["quiet", "strong", "line", "money"] as const).map((variant) => (
      <Badge key={variant} variant={variant}>
        {variant}
      </Badge>
    )),
  },
  {
    file: "ui/button",
    variants: [
      ...(["primary", "secondary", "outline"] as const).flatMap((variant) =>
        sizes.map((size) => (
          <Button key={`${variant}-${size}`} variant={variant} size={size}>
            {`${variant} ${size}`}
          </Button>
        )),
      ),
      <Button key="disabled" disabled>
        disabled
      </Button>,
    ],
  },
  { file: "ui/faq-section", variants: <FaqSection id="example-questions" title="Questions" items={questions} /> },
  {
    file: "ui/feature-list",
    variants: (["line", "number", "icon"] as const).flatMap((marker) =>
      ([1, 3, 4] as const).map((columns) => (
        <FeatureList key={`${marker}-${columns}`} items={features} marker={marker} columns={columns} />
      )),
    ),
  },
  {
    file: "ui/fold",
    variants: [false, true].map((isQuiet) => (
      <Fold key={String(isQuiet)} summary="What is folded" isQuiet={isQuiet}>
        <p>It opens.</p>
      </Fold>
    )),
  },
  { file: "ui/stars", variants: [0, 2.5, 4.3, 5].map((rating) => <Stars key={rating} rating={rating} />) },
  {
    file: "review/score-tile",
    variants: [0, 10, 20, 25, 30, 35, 39.9, 40, 42, 45, 48, 50].map((points) => (
      <ScoreTile key={points} total={points} of={50} />
    )),
  },
];
