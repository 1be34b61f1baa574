import { Suspense } from 'react';
import { SAVED_SCREEN_TEXT } from '#domain/text/messages';
import layout from '../ui/layout.module.css';
import { Shape } from '../ui/skeleton.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import { savedHomes } from './saved-later.ts';
import styles from './saved-screen.module.css';

// In a finished page there is nothing else to see: it does not wait until the page is quiet.
savedHomes.start();

/** Saved Properties: the phone's own list, what of it is kept here, and what waits to be sent. */
export function SavedScreen() {
  useHead();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header>
        <h1 className={text.h1}>{SAVED_SCREEN_TEXT.title}</h1>
        <p className={text.lead}>{SAVED_SCREEN_TEXT.lead}</p>
      </header>
      <noscript>
        <p>Saved homes are kept on this phone, which needs JavaScript. Please switch it on for this site.</p>
      </noscript>
      <Suspense fallback={<Shape height="132px" />}>
        <savedHomes.Part />
      </Suspense>
    </div>
  );
}
