import type { ReactNode } from "react";
import styles from "./contact.module.css";

type ContactColumnsProps = { form: ReactNode; details: ReactNode };

/** The form and, beside it on wide screens, the contact details. */
export function ContactColumns({ form, details }: ContactColumnsProps) {
  return (
    <div className="container">
      <div className={styles.contactColumns}>
        {form}
        {details}
      </div>
    </div>
  );
}
