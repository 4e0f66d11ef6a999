import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { waitingItems } from './waiting-items.ts';

/** At a practice among those to choose from: what waits there, as the selector in the frame says it later. */
export const WaitingAtPractice = observer(
  ({
    viewModel,
    practice,
  }: {
    readonly viewModel: Pick<ElsewhereModel, 'countAt' | 'unreadAt'>;
    readonly practice: PracticeId;
  }) => {
    const say = useWords();
    return <>{waitingItems(viewModel, practice, say)}</>;
  },
);
