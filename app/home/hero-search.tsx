import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HomeData } from '#domain/page/page-data';
import { fromTypeParam, type TypeParam } from '#domain/property/filter';
import { paths, searchPath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './hero-search.module.css';

const TYPES = [
  { value: 'projects', label: 'New projects' },
  { value: 'resale', label: 'Resale' },
  { value: 'rental', label: 'Rent' },
] as const satisfies readonly { value: TypeParam; label: string }[];

/** "Show 26 projects"; without figures "Show projects". */
export function showLabel(type: TypeParam, totals: HomeData['totals'] | undefined): string {
  const count = totals?.[fromTypeParam(type) ?? 'sale'];
  const one = count === 1;
  const noun = {
    projects: one ? 'project' : 'projects',
    resale: one ? 'resale home' : 'resale homes',
    rental: one ? 'home for rent' : 'homes for rent',
  }[type];
  return count === undefined ? `Show ${noun}` : `Show ${count} ${noun}`;
}

/** The hero's search: an ordinary form that leads to /search, taken over by the app once it is there. */
export function HeroSearch({ totals }: { totals: HomeData['totals'] | undefined }) {
  const [type, setType] = useState<TypeParam>('projects');
  // What is typed narrows the list: the number of all homes would promise too many.
  const [typed, setTyped] = useState(false);
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(searchPath({ text: words, type: fromTypeParam(type) }));
  };

  return (
    <search>
      <form className={styles.form} action={paths.search} method="get" onSubmit={submit}>
        <Segmented
          name="propertyType"
          legend="Kind of home"
          options={TYPES}
          value={type}
          onChange={setType}
        />
        <label className={styles.field}>
          <Search size={22} strokeWidth={1.75} aria-hidden />
          <input
            className={styles.input}
            type="search"
            name="q"
            aria-label="Area, project or station"
            placeholder="Area, project or station"
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value.trim() !== '')}
          />
        </label>
        <Button type="submit">{showLabel(type, typed ? undefined : totals)}</Button>
      </form>
    </search>
  );
}
