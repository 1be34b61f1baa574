import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterPairs, type PropertyFilters, parseFilters } from '#domain/property/filter';
import { searchPath } from '../paths.ts';

/** Rest between two keystrokes after which the address follows: browsers refuse more than about 3 changes a second. */
const SETTLE_MS = 350;

export interface SearchFilters {
  /** What to show now: the address, with the text as it is being typed. */
  filters: PropertyFilters;
  /** The address alone: the same object as long as nothing but the text changes. */
  chosen: PropertyFilters;
  /** The text is newer than the address. */
  typing: boolean;
  /** The text field's value. */
  text: string;
  /** Called at each keystroke; the address follows without a new step for Back. */
  type(text: string): void;
  /** Brings the address up to date with the text field. */
  settle(): void;
  /** Changes filters or order: a step that Back takes back. */
  apply(filters: PropertyFilters, options?: { replace?: boolean }): void;
  /** {@link apply} with the text as it is in the field now; the same function at each keystroke. */
  choose(filters: PropertyFilters): void;
}

/** The filters of the result list. The address holds all of them, so that Back, reload and a shared link keep them. */
export function useSearchFilters(): SearchFilters {
  const { search } = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);
  const [text, setText] = useState(inAddress.text);
  const written = useRef(inAddress.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Another step of the history, or a link to this screen: the field follows. What we wrote ourselves does not
    // come back into the field, it may be a keystroke behind.
    if (inAddress.text === written.current) return;
    written.current = inAddress.text;
    clearTimeout(timer.current);
    setText(inAddress.text);
  }, [inAddress.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const address = JSON.stringify(filterPairs({ ...inAddress, text: '' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` stands for all of it but the text
  const chosen = useMemo(() => inAddress, [address]);
  const filters = useMemo(() => ({ ...chosen, text }), [chosen, text]);
  const write = useCallback(
    (next: PropertyFilters, replace: boolean) => {
      clearTimeout(timer.current);
      const trimmed = { ...next, text: next.text.trim() ? next.text : '' };
      written.current = trimmed.text;
      navigate(searchPath(trimmed), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    if (filters.text !== written.current) write(filters, true);
  }, [filters, write]);
  const apply = useCallback(
    (next: PropertyFilters, { replace = false } = {}) => {
      setText(next.text);
      write(next, replace);
    },
    [write],
  );
  const latest = useRef({ settle, apply, text });
  useEffect(() => {
    latest.current = { settle, apply, text };
  });

  return {
    filters,
    chosen,
    typing: text !== inAddress.text,
    text,
    type: useCallback((typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current.settle(), SETTLE_MS);
    }, []),
    settle,
    apply,
    choose: useCallback((next: PropertyFilters) => {
      latest.current.apply({ ...next, text: latest.current.text });
    }, []),
  };
}
