import { routes } from "@/lib/config/routes";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import styles from "./newsletter-form.module.css";

type NewsletterFormProps = {
  /** Unique on the page: the form stands in the footer and at the end of articles. */
  id: string;
  heading: string;
  text: string;
  boxed?: boolean;
};

/** The newsletter box: a form that posts and is answered by a page, with no script needed. */
export function NewsletterForm({ id, heading, text, boxed = false }: NewsletterFormProps) {
  return (
    <form
      className={classNames(styles.form, boxed && styles.boxed)}
      action={routes.newsletterApi()}
      method="post"
      data-no-print=""
    >
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={id}>
          Email address
        </label>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
        />
        <Button type="submit" variant="secondary" report={{ label: "Newsletter Subscribe" }}>
          Subscribe
        </Button>
      </div>
    </form>
  );
}
