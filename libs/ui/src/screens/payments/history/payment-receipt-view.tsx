import type { Receipt } from '@portico/application/payments';
import type { ChargeId } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { chargedCardText } from '../../../words/charged-card-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { Disputes } from './payment-disputes.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { FileError, type FetchedFilesModel } from './payment-document-links.tsx';
import { paymentsWords, purposeWords, receiptViewWords as words } from './payments.messages.ts';
import css from './payments-screen.module.css';

export interface PaymentReceiptModel extends FetchedFilesModel {
  saveReceipt(charge: ChargeId): Promise<void>;
}

/** What was paid, by whom and where, under a heading that takes the focus. */
const ReceiptCard = observer(({ receipt }: { readonly receipt: Receipt }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { amount, refunded, date, purpose, plan, card, reference, practice, patientName, lines } = receipt;
  const rows = [
    [words.date, day(date)],
    [words.purpose, say(purposeWords[purpose])],
    [words.plan, plan],
    [words.refunded, refunded > 0 ? money(refunded) : undefined],
    [words.card, chargedCardText(say, paymentsWords.card, card)],
    [words.reference, reference],
    [words.patient, patientName],
    [words.practice, practice.name],
    [words.phone, practice.phone],
  ] as const;
  return (
    <Card className={css.receipt}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {say(words.title)}
      </h2>
      <p className={css.amount}>{money(amount)}</p>
      <p>
        <PaymentStatus status={receipt.status} />
      </p>
      <Disputes disputes={receipt.disputes} />
      <FactList facts={rows.map(([label, text]) => [say(label), text])} />
      {lines !== undefined && (
        <>
          <h3 className={css.name}>{say(words.bought)}</h3>
          <FactList facts={lines.map((line) => [line.description, money(line.amount)])} />
        </>
      )}
    </Card>
  );
});

/** The receipt of one payment, printable as it is. */
export const PaymentReceiptView = observer(
  ({
    receipt,
    files,
    onBack,
  }: {
    readonly receipt: Receipt;
    readonly files: PaymentReceiptModel;
    readonly onBack: () => void;
  }) => {
    const say = useWords();
    const { charge } = receipt;
    return (
      <div className={css.screen}>
        <div className={css.ways} data-no-print>
          <Button icon="previous" look="quiet" onClick={onBack}>
            {say(words.back)}
          </Button>
        </div>
        <ReceiptCard receipt={receipt} />
        <div className={css.ways} data-no-print>
          <Button icon="print" onClick={() => window.print()}>
            {say(words.print)}
          </Button>
          <Button
            icon="download"
            busy={files.phases.get(`receipt:${charge}`)?.kind === 'fetching'}
            onClick={() => void files.saveReceipt(charge)}
          >
            {say(words.pdf)}
          </Button>
          <FileError files={files} file={`receipt:${charge}`} />
        </div>
      </div>
    );
  },
);
