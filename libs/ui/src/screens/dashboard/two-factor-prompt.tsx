import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { twoFactorPromptWords } from './dashboard.messages.ts';
import css from './home.module.css';
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

/** On the page of another person: the prompt is about the account of the one who acts, not about them. */
export const OwnPrompt = observer(({ viewModel }: { readonly viewModel: TwoFactorPromptModel }) => {
  const say = useWords();
  if (!viewModel.isShown) return null;
  return (
    <section className={css.block} aria-labelledby="own">
      <h2 id="own" className={css.heading}>
        {say(twoFactorPromptWords.own)}
      </h2>
      <ul className={css.tasks}>
        <TwoFactorPrompt viewModel={viewModel} />
      </ul>
    </section>
  );
});
