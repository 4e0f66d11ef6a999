import type { GuestBalance, GuestBalanceViewModel } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../kit/card.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { CallPractice } from './call-practice.tsx';
import { GuestFailure } from './guest-failure.tsx';
import { balanceWords, entryWords } from './guests.messages.ts';
import css from './guests.module.css';

/** What a guest owes, and how to pay it (`ACC-040`). */
export const GuestBalanceScreen = observer(
  ({
    viewModel,
    onLed,
    onOver,
  }: {
    readonly viewModel: GuestBalanceViewModel;
    readonly onLed: (to: string) => void;
    readonly onOver: () => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    const to = phase.kind === 'led' ? phase.to : undefined;
    useEffect(() => {
      if (to !== undefined) onLed(to);
    }, [to, onLed]);
    switch (phase.kind) {
      case 'loading':
      case 'led':
        return <Skeleton label={say(entryWords.loading)} blocks={1} />;
      case 'failed':
        return <GuestFailure failure={phase.failure} onRetry={() => void viewModel.load()} onOk={onOver} />;
      case 'ready':
        return <Balance found={phase.found} />;
    }
  },
);

const Balance = ({ found: { practice, balance } }: { readonly found: GuestBalance }) => {
  const say = useWords();
  const formats = useFormats();
  useBrand(practice);
  return (
    <>
      <Card className={css.amount}>
        <p className={css.soft}>{say(balanceWords.due, { practice: practice.name })}</p>
        <p className={css.money}>{formats.money(balance.due)}</p>
        <p className={css.hint}>{say(balanceWords.asOf, { date: formats.dayHere(balance.asOf) })}</p>
      </Card>
      <p>{say(balanceWords.how)}</p>
      <CallPractice practice={practice} look="primary" />
    </>
  );
};
