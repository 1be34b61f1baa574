import type { KeyboardEvent } from 'react';
import styles from './gallery.module.css';
import { type GalleryTab, type GalleryTabId, wrapAround } from './gallery-media.ts';

/** Exterior, interior, videos: one tab stop, arrows move. */
export function GalleryTabs({
  tabs,
  chosen,
  panelId,
  onChoose,
}: {
  tabs: readonly GalleryTab[];
  chosen: GalleryTabId;
  panelId: string;
  onChoose: (tab: GalleryTabId) => void;
}) {
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step ? tabs[wrapAround(at, step, tabs.length)] : undefined;
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Photos and videos" onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={panelId}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label} <span className={styles.tabCount}>{tab.count}</span>
        </button>
      ))}
    </div>
  );
}
