import { classNames } from "../ui/class-names";
import { Island } from "../ui/island";
import styles from "./newsletter-form.module.css";
import { NewsletterSignUp } from "./newsletter-sign-up.island";

type NewsletterFormProps = {
  /** Unique on the page: the form is in the footer and at the end of articles. */
  id: string;
  heading: string;
  text: string;
  boxed?: boolean;
};

/** Newsletter form. Works without script: the answer is a page. */
export function NewsletterForm({ id, heading, text, boxed = false }: NewsletterFormProps) {
  return (
    <div className={classNames(styles.form, boxed && styles.boxed)} data-no-print="">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <Island>
        <NewsletterSignUp id={id} />
      </Island>
    </div>
  );
}
