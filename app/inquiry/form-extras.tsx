import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAgency } from '../ui/use-agency.ts';
import styles from './fields.module.css';

/** Seen by form-filling robots only. Kept out of the way of people, screen readers and autofill. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Fax
        <input
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}

/** Who will call and why, in one line. */
export function Consent({ purpose = 'about this request' }: { purpose?: string }) {
  const { name } = useAgency();
  return (
    <p className={styles.consent}>
      {name} will call or write to you {purpose}, nothing else. <Link to={paths.privacy}>Privacy Policy</Link>
    </p>
  );
}
