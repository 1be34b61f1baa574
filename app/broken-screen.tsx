import { telHref } from '#domain/agency/links';
import { Button } from './ui/button.tsx';
import layout from './ui/layout.module.css';
import text from './ui/text.module.css';
import { useAgency } from './ui/use-agency.ts';

/** In place of a screen that broke: what still works. */
export function BrokenScreen() {
  const [phone] = useAgency().phones;
  return (
    <div className={layout.page} role="alert">
      <h1 className={text.h1}>This page does not work just now.</h1>
      <p className={text.lead}>
        Everything else does{phone && ', and so does a call: '}
        {phone && <a href={telHref(phone)}>{phone}</a>}.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
