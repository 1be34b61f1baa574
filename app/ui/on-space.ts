import type { KeyboardEvent } from 'react';

/** For a link that is a button once there are scripts: a link by itself answers to Enter only. */
export const onSpace = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  act();
};
