import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';

/** Below the name of the open practice, at the way to the others: how many things wait there; the selector says at which. */
export const OthersBadge = observer(
  ({ viewModel: { count } }: { readonly viewModel: Pick<ElsewhereModel, 'count'> }) => {
    const say = useWords();
    return <span>{count === 0 ? say(words.switchPractice) : say(words.othersCount, { count })}</span>;
  },
);
