import { useRef } from 'react';
import { Button } from './button.tsx';
import css from './load-more.module.css';

/** Once rows are added to the list before the button, the first of them takes the focus: the next thing to read. */
const focusNextRow = (button: Element | null): MutationObserver | undefined => {
  const list = button?.parentElement?.querySelector('ul, ol, tbody');
  if (list === null || list === undefined) return undefined;
  const observer = new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const row = [...list.children].find((each) => added.has(each));
    if (!(row instanceof HTMLElement)) return;
    observer.disconnect();
    row.tabIndex = -1;
    row.focus();
  });
  observer.observe(list, { childList: true });
  return observer;
};

/** The button that loads the next page of a list and appends it. */
export const LoadMore = ({
  children,
  busy,
  onMore,
}: {
  readonly children: string;
  readonly busy: boolean;
  readonly onMore: () => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const watched = useRef<MutationObserver>(undefined);
  return (
    <div ref={box} className={css.more} data-no-print>
      <Button
        icon="down"
        busy={busy}
        onClick={() => {
          watched.current?.disconnect();
          watched.current = focusNextRow(box.current);
          onMore();
        }}
      >
        {children}
      </Button>
    </div>
  );
};
