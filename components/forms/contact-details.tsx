import styles from "./contact-details.module.css";

type ContactDetailsProps = {
  email: string;
  /** When to expect an answer. */
  reply: string;
  /** Who answers outside office hours. */
  support: string;
  hours: readonly { days: string; hours: string }[];
};

/** Email address and office hours (content/pages/contact.md). */
export function ContactDetails({ email, reply, support, hours }: ContactDetailsProps) {
  return (
    <aside className={styles.details} aria-label="Contact details">
      <section className={styles.part}>
        <h2 className={styles.heading}>By email</h2>
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
        <p>{reply}</p>
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading} id="office-hours">
          Office hours
        </h2>
        <table className={styles.hours} aria-labelledby="office-hours">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Days</th>
              <th scope="col">Hours</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((row) => (
              <tr key={row.days}>
                <th scope="row">{row.days}</th>
                <td>{row.hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{support}</p>
      </section>
    </aside>
  );
}
