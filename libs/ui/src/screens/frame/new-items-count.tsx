import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';

/** The number of new items at a menu entry; nothing for 0. */
export const News = ({ count = 0 }: { readonly count?: number | undefined }) => {
  const say = useWords();
  if (count === 0) return null;
  return (
    <span className={css.news}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{say(frameWords.unread, { count })}</VisuallyHidden>
    </span>
  );
};
