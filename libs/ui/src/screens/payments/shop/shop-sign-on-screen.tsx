import { paths, type Failure } from '@portico/application/kernel';
import type { NoWayToShop } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { shopSignOnWords as words } from './shop.messages.ts';
import css from './shop-screen.module.css';

/** For persons who come from the shop and are not signed in: explains why they should (`ACC-046`). */
export const ShopSignInFirst = ({ onSignIn }: { readonly onSignIn: () => void }) => {
  const say = useWords();
  return (
    <div className={css.screen}>
      <p>{say(words.signInFirst)}</p>
      <div>
        <Button look="primary" onClick={onSignIn}>
          {say(words.signIn)}
        </Button>
      </div>
    </div>
  );
};

export interface ShopSignOnModel {
  readonly phase:
    | { readonly kind: 'asking' }
    | { readonly kind: 'led'; readonly address: string }
    | { readonly kind: 'failed'; readonly failure: NoWayToShop | Failure };
  load(): Promise<void>;
}

/** Signs a signed-in person on to the shop (`MON-217`, `MON-218`). */
export const ShopSignOnScreen = observer(
  ({ viewModel, onLed }: { readonly viewModel: ShopSignOnModel; readonly onLed: (address: string) => void }) => {
    const say = useWords();
    const { phase } = viewModel;
    const address = phase.kind === 'led' ? phase.address : undefined;
    useEffect(() => {
      if (address !== undefined) onLed(address);
    }, [address, onLed]);
    if (phase.kind !== 'failed') {
      return (
        <div className={css.screen}>
          <p aria-hidden="true">{say(words.asking)}</p>
          <Skeleton label={say(words.asking)} lines={2} />
        </div>
      );
    }
    if (phase.failure.kind === 'no-way-to-shop') {
      return (
        <Notice tone="wait" icon="bag">
          <p>{say(words.noWay)}</p>
          <ButtonLink href={paths.shop}>{say(words.toShop)}</ButtonLink>
        </Notice>
      );
    }
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  },
);
