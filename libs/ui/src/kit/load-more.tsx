import { Button } from './button.tsx';
import css from './load-more.module.css';

/** Asks for the next page of a list that grows in place; what is on the screen stays there. */
export const LoadMore = ({
  children,
  busy,
  onMore,
}: {
  readonly children: string;
  readonly busy: boolean;
  readonly onMore: () => void;
}) => (
  <div className={css.more} data-no-print>
    <Button icon="down" busy={busy} onClick={onMore}>
      {children}
    </Button>
  </div>
);
