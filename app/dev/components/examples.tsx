import type { ReactNode } from "react";
import { AppMark } from "@/components/ui/app-mark";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Callout } from "@/components/ui/callout";
import { CheckboxGroup } from "@/components/ui/checkbox-group";
import { DatedList } from "@/components/ui/dated-list";
import { EntrySection } from "@/components/ui/entry-section";
import { ExternalButton, ExternalLink } from "@/components/ui/external-link";
import { FaqList } from "@/components/ui/faq-list";
import { FaqSection } from "@/components/ui/faq-section";
import { FeatureList } from "@/components/ui/feature-list";
import { Fold } from "@/components/ui/fold";
import { Icon } from "@/components/ui/icon";
import { InventedMark } from "@/components/ui/invented-mark";
import { Island } from "@/components/ui/island.island";
import { MetaLine } from "@/components/ui/meta-line";
import { Meter } from "@/components/ui/meter";
import { Notices } from "@/components/ui/notices";
import { PageHero } from "@/components/ui/page-hero";
import { Picture } from "@/components/ui/picture";
import { PillList } from "@/components/ui/pill-list";
import { Prose } from "@/components/ui/prose";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { Stars } from "@/components/ui/stars";
import { StatusTag } from "@/components/ui/status-tag";
import { asSafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";

export type Example = {
  /** A file of components/ui, without its ending; of the other folders, with the folder. */
  file: string;
  variants: ReactNode;
};

const sizes = ["sm", "md", "lg"] as const;
const looks = ["primary", "secondary", "outline"] as const;
const picture = "/images/icon-512.png";
const features = ["First", "Second", "Third", "Fourth"].map(
  (title) => ({ title, text: "A sentence about it.", icon: "shield" }) as const,
);
const questions = [
  { question: "A first question?", answerHtml: asSafeHtml("<p>Its answer.</p>") },
  { question: "A second one?", answerHtml: asSafeHtml("<p>Another answer.</p>") },
];

/** The gallery's examples. A test fails when a component of components/ui is missing here. */
export const examples: readonly Example[] = [
  {
    file: "app-mark",
    variants: ([24, 40, 64] as const).map((size) => <AppMark key={size} name="Lark AI" size={size} />),
  },
  { file: "avatar", variants: <Avatar src={picture} alt="A person" size={64} /> },
  {
    file: "badge",
    variants: (["quiet", "strong", "line", "money"] as const).map((variant) => (
      <Badge key={variant} variant={variant}>
        {variant}
      </Badge>
    )),
  },
  {
    file: "button",
    variants: [
      ...looks.flatMap((variant) =>
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
  {
    file: "button-link",
    variants: looks.map((variant) => (
      <ButtonLink key={variant} variant={variant} href={routes.home()}>
        {variant}
      </ButtonLink>
    )),
  },
  {
    file: "callout",
    variants: (
      <Callout eyebrow="From the editor" heading="Why this list is short">
        <p>Three apps were tested.</p>
      </Callout>
    ),
  },
  {
    file: "checkbox-group",
    variants: (
      <CheckboxGroup
        name="example"
        choices={[
          { id: "one", label: "One", isChosen: false },
          { id: "two", label: "Two", isChosen: true, answer: "no" },
        ]}
      />
    ),
  },
  {
    file: "dated-list",
    variants: <DatedList items={[{ key: "a", date: "2025-06-08", content: <p>What happened.</p> }]} />,
  },
  {
    file: "entry-section",
    variants: (
      <EntrySection id="example-note" heading="Below a text">
        <p>In small print.</p>
      </EntrySection>
    ),
  },
  {
    file: "external-link",
    variants: [
      <ExternalLink key="link" href="https://example.org/">
        Another site
      </ExternalLink>,
      <ExternalButton key="button" href="https://example.org/">
        Another site
      </ExternalButton>,
    ],
  },
  { file: "faq-list", variants: <FaqList items={questions} name="gallery" /> },
  { file: "faq-section", variants: <FaqSection id="example-questions" title="Questions" items={questions} /> },
  {
    file: "feature-list",
    variants: (["line", "number", "icon"] as const).flatMap((marker) =>
      ([1, 3, 4] as const).map((columns) => (
        <FeatureList key={`${marker}-${columns}`} items={features} marker={marker} columns={columns} />
      )),
    ),
  },
  {
    file: "fold",
    variants: [false, true].map((isQuiet) => (
      <Fold key={String(isQuiet)} summary="What is folded" isQuiet={isQuiet}>
        <p>It opens.</p>
      </Fold>
    )),
  },
  {
    file: "icon",
    variants: (["search", "menu", "close", "check", "cross", "external"] as const).map((name) => (
      <Icon key={name} name={name} size={24} />
    )),
  },
  { file: "invented-mark", variants: <InventedMark /> },
  {
    file: "island",
    variants: (
      <Island name="example">
        <p>What React hydrates.</p>
      </Island>
    ),
  },
  {
    file: "meta-line",
    variants: <MetaLine date="2025-06-08" updated="2025-07-01" readTime={6} author="A reviewer" />,
  },
  {
    file: "meter",
    variants: <Meter label="Score" value={9.5} max={10} />,
  },
  { file: "notices", variants: <Notices notes={["There is no app of this name."]} /> },
  { file: "page-hero", variants: <PageHero eyebrow="Eyebrow" title="A page's title" lede="What the page is for." /> },
  { file: "picture", variants: <Picture src={picture} alt="An icon" width={128} height={128} sizes="128px" /> },
  {
    file: "pill-list",
    variants: <PillList label="Tags" links={["Guide", "Review"].map((label) => ({ label, href: routes.blog() }))} />,
  },
  {
    file: "prose",
    variants: <Prose html={asSafeHtml("<h2>A heading</h2><p>A paragraph.</p><ul><li>An item</li></ul>")} />,
  },
  { file: "rich-text", variants: <RichText html={asSafeHtml("<p>A few <strong>sentences</strong>.</p>")} /> },
  {
    file: "section",
    variants: (
      <Section id="example-section" title="A section" intro="Contents." tone="sunken">
        <p>Its content.</p>
      </Section>
    ),
  },
  {
    file: "section-heading",
    variants: <SectionHeading eyebrow="Eyebrow" title="A heading" intro="An introduction." />,
  },
  { file: "stars", variants: [0, 2.5, 4.3, 5].map((rating) => <Stars key={rating} rating={rating} />) },
  {
    file: "status-tag",
    variants: <StatusTag>Not reviewed yet</StatusTag>,
  },
];
