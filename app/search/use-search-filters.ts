import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PropertyFilters, parseFilters } from '#domain/property/filter';
import { searchPath } from '../paths.ts';

/** Rest between two keystrokes after which the address follows: browsers refuse more than about 3 changes a second. */
const SETTLE_MS = 350;

export interface SearchFilters {
  /** What to show now: the address, with the text as it is being typed. */
  filters: PropertyFilters;
  /** The text field's value. */
  text: string;
  /** Called at each keystroke; the address follows without a new step for Back. */
  type(text: string): void;
  /** Brings the address up to date with the text field. */
  settle(): void;
  /** Changes filters or order: a step that Back takes back. */
  apply(filters: PropertyFilters, options?: { replace?: boolean }): void;
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

  const filters = useMemo(() => ({ ...inAddress, text }), [inAddress, text]);
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
  const settleLater = useRef(settle);
  useEffect(() => {
    settleLater.current = settle;
  });

  return {
    filters,
    text,
    type: useCallback((typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleLater.current(), SETTLE_MS);
    }, []),
    settle,
    apply: useCallback(
      (next: PropertyFilters, { replace = false } = {}) => {
        setText(next.text);
        write(next, replace);
      },
      [write],
    ),
  };
}
