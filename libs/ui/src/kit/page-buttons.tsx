import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import css from './row-table.module.css';
import { tableWords as words } from './row-table.messages.ts';
import { fewPages } from './table-sorting-paging.ts';
import { LiveRegion } from './visually-hidden.tsx';

/** Pagination; with buttons for the first and the last page if there are more than a few (`MON-364`). */
export const PageButtons = ({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) => {
  const say = useWords();
  if (pages < 2) return null;
  const which = say(words.page, { page, count: pages });
  const button = (name: 'first' | 'previous' | 'next' | 'last', to: number, icon?: IconName) => {
    const isThere = to >= 1 && to <= pages && to !== page;
    return (
      // Stays focusable when it leads nowhere.
      <Button
        look="quiet"
        icon={icon}
        iconLast={icon === 'next'}
        aria-disabled={!isThere}
        className={isThere ? undefined : css.off}
        onClick={() => {
          if (isThere) onPage(to);
        }}
      >
        {say(words[name])}
      </Button>
    );
  };
  return (
    <nav className={css.pages} aria-label={say(words.pages)} data-no-print>
      {pages > fewPages && button('first', 1)}
      {button('previous', page - 1, 'previous')}
      <span>{which}</span>
      {button('next', page + 1, 'next')}
      {pages > fewPages && button('last', pages)}
      <LiveRegion>{which}</LiveRegion>
    </nav>
  );
};
