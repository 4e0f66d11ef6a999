import { paths } from '@portico/application/kernel';
import type { ProviderReturnViewModel } from '@portico/view-models/authentication';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { providerWords } from './provider.messages.ts';
import { ProviderError } from './provider-sign-in.tsx';

/** The page that a provider redirects browsers to: continues by itself, or shows an error. */
export const ProviderReturn = observer(
  ({ viewModel, onGo }: { readonly viewModel: ProviderReturnViewModel; readonly onGo: (to: string) => void }) => {
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
