import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { providerWords } from './identity-provider.messages.ts';
import { ProviderError, type ProviderProblem } from './identity-provider-sign-in.tsx';

export interface ProviderReturnModel {
  readonly problem: ProviderProblem | undefined;
  /** The path to continue at. */
  readonly next: string | undefined;
}

/** The page that a provider redirects browsers to: continues by itself, or shows an error. */
export const ProviderReturn = observer(
  ({ viewModel, onGo }: { readonly viewModel: ProviderReturnModel; readonly onGo: (to: string) => void }) => {
    const say = useWords();
    const { next, problem } = viewModel;
    useEffect(() => {
      if (next !== undefined) onGo(next);
    }, [next, onGo]);
    if (problem === undefined) return <Skeleton label={say(providerWords.finishing)} lines={3} />;
    return (
      <div className={css.form}>
        <ProviderError problem={problem} />
        <div>
          <Button look="primary" onClick={() => onGo(paths.login)}>
            {say(providerWords.back)}
          </Button>
        </div>
      </div>
    );
  },
);
