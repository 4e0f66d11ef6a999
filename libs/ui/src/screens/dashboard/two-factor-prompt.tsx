import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { twoFactorPromptWords } from './dashboard.messages.ts';
import { TaskLink, TaskRow } from './task-row.tsx';

export interface TwoFactorPromptModel {
  readonly isShown: boolean;
  dismiss(): void;
}

/** The two-factor prompt, the last of the tasks. It does not block: a person in pain or in a hurry can skip it. */
export const TwoFactorPrompt = observer(({ viewModel }: { readonly viewModel: TwoFactorPromptModel }) => {
  const say = useWords();
  if (!viewModel.isShown) return null;
  return (
    <TaskRow icon="shield" title={say(twoFactorPromptWords.text)}>
      <TaskLink to={paths.authentication}>{say(twoFactorPromptWords.setUp)}</TaskLink>
      <Button look="quiet" onClick={viewModel.dismiss}>
        {say(twoFactorPromptWords.notNow)}
      </Button>
    </TaskRow>
  );
});
