import { startTransition, useEffect, useState } from 'react';

/**
 * `value`, one drawing behind: the browser shows what depends on `value` itself first, and what depends on the result
 * of this follows when there is time.
 */
export function useFollowing<T>(value: T): T {
  const [following, setFollowing] = useState<{ value: T }>({ value });
  useEffect(() => {
    // A frame shows the first drawing; the task after it begins the second.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() =>
        startTransition(() => setFollowing((held) => (held.value === value ? held : { value }))),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return following.value;
}
