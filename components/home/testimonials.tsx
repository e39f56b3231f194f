import { formatDate, type IsoDay } from "@/lib/util/date";
import { PlaceholderNote } from "../claims/placeholder-note";
import { Avatar } from "../ui/avatar";
import { Section } from "../ui/section";
import { Stars } from "../ui/stars";
import styles from "./home.module.css";

type Testimonial = {
  quote: string;
  name: string;
  role: string;
  avatarUrl: string;
  /** 1 to 5. */
  rating: number;
  date: IsoDay;
  /** Says that it is a sample, or that nothing proves it. */
  mark?: string | undefined;
};

type TestimonialsProps = {
  heading: string;
  /** What the letters are. Without it, a footnote says where nothing proves them. */
  note?: string | undefined;
  items: readonly Testimonial[];
};

/** Testimonials. Renders nothing without any. */
export function Testimonials({ heading, note, items }: TestimonialsProps) {
  if (items.length === 0) return null;
  return (
    <Section id="testimonials" eyebrow="Testimonials" title={heading} intro={note} tone="sunken">
      <ul className="stack-5 three-columns">
        {items.map((item) => (
          <li key={item.name}>
            <TestimonialCard {...item} />
          </li>
        ))}
      </ul>
      {!note && (
        <div className="ending">
          <PlaceholderNote of={items} />
        </div>
      )}
    </Section>
  );
}

function TestimonialCard({ quote, name, role, avatarUrl, rating, date }: Testimonial) {
  return (
    <figure className={`stack-3 ${styles.testimonial}`}>
      <Stars rating={rating} />
      <blockquote className={`text-lg ${styles.testimonialQuote}`}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={`text-sm ${styles.testimonialPerson}`}>
        <Avatar src={avatarUrl} size={40} />
        <div>
          <p className="bold">{name}</p>
          <p className="faint">
            {role}, <time dateTime={date}>{formatDate(date)}</time>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
