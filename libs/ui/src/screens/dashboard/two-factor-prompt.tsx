import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { twoFactorPromptWords } from './dashboard.messages.ts';

export interface TwoFactorPromptModel {
  readonly isShown: boolean;
  dismiss(): void;
}

/** The two-factor prompt above the dashboard. It does not block: a person in pain or in a hurry can skip it. */
export const TwoFactorPrompt = observer(({ viewModel }: { readonly viewModel: TwoFactorPromptModel }) => {
  const say = useWords();
  if (!viewModel.isShown) return null;
  return (
    <Notice tone="accent" icon="shield" quiet>
      <p>{say(twoFactorPromptWords.text)}</p>
      <p className={css.prompt}>
        <Link className={css.onward} to={paths.authentication}>
          {say(twoFactorPromptWords.setUp)}
        </Link>
        <Button look="quiet" onClick={viewModel.dismiss}>
          {say(twoFactorPromptWords.notNow)}
        </Button>
      </p>
    </Notice>
  );
});
