import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import hidden from '../../kit/visually-hidden.module.css';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import css from './others-badge.module.css';

/** Beside the name of the open practice: how many things wait at the others, and at which. */
export const OthersBadge = observer(
  ({ viewModel }: { readonly viewModel: Pick<ElsewhereModel, 'count' | 'waiting'> }) => {
    const say = useWords();
    const { count, waiting } = viewModel;
    if (count === 0) return null;
    const [only, ...more] = waiting;
    const whose =
      only === undefined || more.length > 0
        ? say(words.others, { count })
        : say(words.one, { count, practice: only.practiceName });
    return (
      <span className={css.badge} title={whose}>
        <span aria-hidden>{count}</span>
        <span className={hidden.hidden}>{whose}</span>
      </span>
    );
  },
);
