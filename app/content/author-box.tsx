import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import styles from './author-box.module.css';

/** Who wrote an article, at its end. */
export function AuthorBox() {
  const agency = useAgency();
  return (
    <aside className={styles.box}>
      <h2 className={text.h3}>Written by {agency.name}</h2>
      <p>
        A MahaRERA registered agency in {agency.address.locality}, {agency.address.city}. We write about what
        people ask us across the desk. Found something out of date? Tell us.
      </p>
      <LinkButton to={paths.contact} look="outline" compact>
        Write to us
      </LinkButton>
    </aside>
  );
}
