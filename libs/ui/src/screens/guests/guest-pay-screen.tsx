import type { PracticeBranding } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { MakePaymentScreen, type MakePaymentModel } from '../payments/index.ts';
import { AccountInstead } from './account-instead.tsx';
import { CallPractice } from './call-practice.tsx';
import { GuestFailure } from './guest-failure.tsx';
import { entryWords, guestPayWords } from './guests.messages.ts';
import css from './guests.module.css';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The browser did not open a window (`MON-187`). */
  | { readonly kind: 'blocked' };

export interface GuestPayModel {
  readonly paying: MakePaymentModel;
  readonly page: { readonly practice: PracticeBranding | undefined };
  readonly statement: { readonly phase: Phase; open(id: string): Promise<void> };
  retry(): Promise<void>;
  readonly ledTo: string | undefined;
  readonly over: Failure | undefined;
}

interface Shown {
  readonly viewModel: GuestPayModel;
}

/** The bill could not be opened: the phone number, and a retry (`MON-200`, `MON-201`). */
const NotOpened = observer(({ viewModel }: Shown) => {
  const say = useWords();
  return (
    <>
      <Notice tone="bad">
        <p>{say(guestPayWords.notOpened)}</p>
      </Notice>
      <Button look="primary" onClick={() => void viewModel.retry()}>
        {say(kitWords.retry)}
      </Button>
      <CallPractice practice={viewModel.page.practice} />
    </>
  );
});

/** Opens the latest statement, or says why it did not open (`MON-187`, `MON-188`). */
const StatementButton = observer(({ viewModel: { statement }, id }: Shown & { readonly id: string }) => {
  const say = useWords();
  const { phase } = statement;
  return (
    <div className={css.statement}>
      <Button icon="file" busy={phase.kind === 'fetching'} onClick={() => void statement.open(id)}>
        {say(guestPayWords.statement)}
      </Button>
      {phase.kind === 'blocked' && <p role="alert">{say(guestPayWords.blocked)}</p>}
      {phase.kind === 'failed' && <p role="alert">{say(failureWords[phase.failure.kind])}</p>}
    </div>
  );
});

/** A guest pays a bill (`MON-194`, `MON-195`, `MON-197`). */
export const GuestPayScreen = observer(
  ({
    viewModel,
    onDone,
    onLed,
    onOver,
  }: Shown & {
    /** Paid: the charge whose receipt comes next, at this address (`MON-173`). */
    readonly onDone: (next: string) => void;
    readonly onLed: (to: string) => void;
    readonly onOver: () => void;
  }) => {
    const say = useWords();
    const { paying, page, ledTo, over } = viewModel;
    useBrand(page.practice);
    useEffect(() => {
      if (ledTo !== undefined) onLed(ledTo);
    }, [ledTo, onLed]);
    if (over !== undefined) return <GuestFailure failure={over} onRetry={() => undefined} onOk={onOver} />;
    if (ledTo !== undefined) return <Skeleton label={say(entryWords.loading)} blocks={1} />;
    if (paying.phase.kind === 'failed') return <NotOpened viewModel={viewModel} />;
    return (
      <>
        <MakePaymentScreen
          viewModel={paying}
          onDone={onDone}
          statement={(id) => <StatementButton viewModel={viewModel} id={id} />}
        />
        {paying.phase.kind === 'ready' && paying.phase.screen.tokenizer === undefined && <AccountInstead />}
      </>
    );
  },
);
