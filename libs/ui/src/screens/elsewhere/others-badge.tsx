import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import hidden from '../../kit/visually-hidden.module.css';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import css from './others-badge.module.css';

/** Beside the name of the open practice: how many things wait at the others. */
export const OthersBadge = observer(({ viewModel }: { readonly viewModel: Pick<ElsewhereModel, 'count'> }) => {
  const say = useWords();
  const { count } = viewModel;
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden>{count}</span>
      <span className={hidden.hidden}>{say(words.others, { count })}</span>
    </span>
  );
});
