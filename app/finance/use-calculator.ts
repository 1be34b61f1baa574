import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds after the last keystroke at which a shown result follows the fields. */
const FOLLOW_AFTER = 400;

type Fields<N extends string> = Record<N, string>;

const noop = () => () => {};

/** False on the server and in the first client render: before that, a form must work by itself. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    noop,
    () => true,
    () => false,
  );
}

/**
 * Fields of a calculator whose result is an address. A result is shown when the address holds every field, so it can
 * be shared, reloaded and read without scripts (the form is a plain GET form); an address with some of them, as a
 * listing links to, fills the fields in and waits for Calculate.
 *
 * `defaults` names the fields and what stands in them at first; `toQuery` gives the address of what is typed, or null
 * while it is not usable; `toField` writes a value of the address the way a person would.
 */
export function useCalculator<N extends string>(
  defaults: Fields<N>,
  toQuery: (fields: Fields<NoInfer<N>>) => Fields<NoInfer<N>> | null,
  toField: (name: NoInfer<N>, value: string) => string = (_name, value) => value,
) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as N[];
  const read = () =>
    Object.fromEntries(
      names.map((name) => {
        const value = params.get(name);
        return [name, value === null ? defaults[name] : toField(name, value.slice(0, 40))];
      }),
    ) as Fields<N>;

  const [fields, setFields] = useState(read);
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const written = useRef('');
  if (address !== seen) {
    setSeen(address);
    // Another link or Back brought this address: the fields follow it. Our own leaves them as typed.
    if (address !== written.current) setFields(read());
  }

  const calculated = names.every((name) => params.has(name))
    ? (Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Fields<N>)
    : null;

  const write = (values: Fields<N>) => {
    const query = new URLSearchParams(values);
    if (query.toString() === address) return;
    written.current = query.toString();
    setParams(query, { replace: true, preventScrollReset: true });
  };

  const pending = calculated ? toQuery(fields) : null;
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => pending && write(pending);
  });
  const following = pending ? new URLSearchParams(pending).toString() : '';
  useEffect(() => {
    if (!following) return;
    const timer = setTimeout(() => latest.current(), FOLLOW_AFTER);
    return () => clearTimeout(timer);
  }, [following]);

  return {
    fields,
    calculated,
    hydrated: useHydrated(),
    set: (changes: Partial<Fields<N>>) => setFields((before) => ({ ...before, ...changes })),
    /** Calculate was pressed. */
    submit: () => {
      const values = toQuery(fields);
      if (!values) return;
      write(values);
      requestAnimationFrame(() => document.getElementById('result')?.scrollIntoView({ block: 'nearest' }));
    },
  };
}
