import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';

/** Below the name of the open practice, at the way to the others: how many things wait there, by pointing also at which. */
export const OthersBadge = observer(
  ({ viewModel }: { readonly viewModel: Pick<ElsewhereModel, 'count' | 'waiting'> }) => {
    const say = useWords();
    const { count, waiting } = viewModel;
    if (count === 0) return <span>{say(words.switchPractice)}</span>;
    const [only, ...more] = waiting;
    const whose =
      only === undefined || more.length > 0
        ? say(words.others, { count })
        : say(words.one, { count, practice: only.practiceName });
    return <span title={whose}>{say(words.othersCount, { count })}</span>;
  },
);
