import type { Failure } from '@portico/application/kernel';
import type { GuestReceipt } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { FactList } from '../../kit/fact-list.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { shownPhone } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { chargedCardText } from '../../words/charged-card-text.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { leftRows } from '../payments/index.ts';
import { GuestFailure } from './guest-failure.tsx';
import { doneWords, entryWords, guestReceiptWords as words } from './guests.messages.ts';
import css from './guests.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly receipt: GuestReceipt }
  /** Nothing was paid in this tab: the next page, an address of the portal. */
  | { readonly kind: 'led'; readonly to: string };

export interface GuestReceiptModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

const Receipt = ({ receipt }: { readonly receipt: GuestReceipt }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { practice, amount, date, card, reference, left, isSent } = receipt;
  useBrand(practice);
  const rows = [
    [words.practice, practice.name],
    [words.phone, shownPhone(practice.phone)],
    [words.date, day(date)],
    ...leftRows(left, money),
    [words.card, chargedCardText(say, words.cardEnding, card)],
    [words.reference, reference],
  ] as const;
  return (
    <>
      <Card className={css.receipt}>
        <p className={css.soft}>{say(words.lead, { practice: practice.name })}</p>
        <p className={css.money}>{money(amount)}</p>
        <FactList facts={rows.map(([label, text]) => [say(label), text])} />
      </Card>
      <p data-no-print>{say(isSent ? words.sent : words.keep)}</p>
      <p data-no-print>
        <Button icon="print" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
      </p>
      <p data-no-print>{say(doneWords.close)}</p>
    </>
  );
};

/** The receipt of a guest's payment, printable as it is (`MON-196`, `MON-204`). */
export const GuestReceiptScreen = observer(
  ({
    viewModel,
    onLed,
    onOver,
  }: {
    readonly viewModel: GuestReceiptModel;
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
        return <Receipt receipt={phase.receipt} />;
    }
  },
);
