import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type UIEvent } from 'react';
import css from './tabs.module.css';

export interface TabOf<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly content: () => ReactNode;
}

/** The tab that a key leads to, if any; the row wraps around. */
const places: ReadonlyMap<string, (at: number, count: number) => number> = new Map(
  Object.entries({
    ArrowLeft: (at, count) => (at + count - 1) % count,
    ArrowRight: (at, count) => (at + 1) % count,
    Home: () => 0,
    End: (_, count) => count - 1,
  }),
);

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly TabOf<Key>[];
  readonly open: Key;
  readonly onOpen: (key: Key) => void;
  /** The row is hovered or focused, so another tab may be opened soon. */
  readonly onNear?: () => void;
}

/** Scrolls the row, and not the page, until the tab stands between its fades. */
const bringIntoRow = (row: HTMLElement, tab: HTMLElement): void => {
  const start = tab.offsetLeft - row.offsetLeft;
  const fade = Number.parseFloat(getComputedStyle(row).paddingInlineEnd) || 0;
  const least = start + tab.offsetWidth + fade - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, least), start - fade);
};

/** Whether there are tabs before those that are seen, which the fade at the beginning of the row shows. */
const tellMoved = ({ currentTarget }: UIEvent<HTMLElement>): void => {
  currentTarget.toggleAttribute('data-moved', currentTarget.scrollLeft > 0);
};

/** The row, whose open tab is in sight; and whether that tab was pressed, so that its panel comes into view too. */
const useOpenInSight = (open: string) => {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row.current === null || tab == null) return;
    bringIntoRow(row.current, tab);
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (wasPressed && row.current.getBoundingClientRect().bottom > window.innerHeight / 2)
      row.current.scrollIntoView({ block: 'start' });
  }, [open]);
  return { row, isPressed };
};

/**
 * Tabs in one row, which is scrolled sideways where it is too long; the fades at its ends show that there are more. What
 * is opened comes into view where it would begin in the lower half of the window. The row is one stop of the Tab key; within it the arrows open the neighbors. Our own and not React Aria's, whose collections are larger than everything else on the first
 * screen.
 */
export const Tabs = <Key extends string>({ label, tabs, open, onOpen, onNear }: TabsProps<Key>) => {
  const id = useId();
  const { row, isPressed } = useOpenInSight(open);
  const at = tabs.findIndex(({ key }) => key === open);

  const press = (key: Key): void => {
    isPressed.current = key !== open;
    onOpen(key);
  };

  const go = (event: KeyboardEvent): void => {
    const next = places.get(event.key)?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    press(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={css.tabs}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={css.list}
        onKeyDown={go}
        onScroll={tellMoved}
        onPointerMove={onNear}
        onPointerDown={onNear}
        onFocus={onNear}
      >
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            className={css.tab}
            onClick={() => press(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={open}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        tabIndex={0}
        className={css.panel}
      >
        {tabs[at]?.content()}
      </div>
    </div>
  );
};
