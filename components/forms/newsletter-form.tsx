import { Island } from "../ui/island";
import styles from "./newsletter-form.module.css";
import { NewsletterSignUp } from "./newsletter-sign-up.island";

type NewsletterFormProps = {
  /** Unique on the page. */
  id: string;
  heading: string;
  text: string;
};

/** Newsletter form. Works without script: the answer is a page. */
export function NewsletterForm({ id, heading, text }: NewsletterFormProps) {
  return (
    <div className={styles.form} data-no-print="">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <Island>
        <NewsletterSignUp id={id} />
      </Island>
    </div>
  );
}
