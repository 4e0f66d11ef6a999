import { Button } from './button.tsx';
import css from './load-more.module.css';

/** The button that loads the next page of a list and appends it. */
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
