/*
 * The sheets of parts that most kinds of page have. As a part of the layout they are in the sheet that every page loads;
 * otherwise each would be in one of its own, in which little compresses well.
 */
import "@/components/article/byline.module.css";
import "@/components/article/reader-actions.module.css";
import "@/components/article/source-list.module.css";
import "@/components/article/table-of-contents.module.css";
import "@/components/listing/feed-links.module.css";
import "@/components/offer/closing-cta.module.css";
import "@/components/offer/offer-block.module.css";
import "@/components/review/answer-text.module.css";
import "@/components/review/pros-cons.module.css";
import "@/components/ui/avatar.module.css";
import "@/components/ui/badge.module.css";
import "@/components/ui/callout.module.css";
import "@/components/ui/dated-list.module.css";
import "@/components/ui/fold.module.css";
import "@/components/ui/meta-line.module.css";
import "@/components/ui/meter.module.css";
import "@/components/ui/page-hero.module.css";
import "@/components/ui/stars.module.css";
