import type { PaymentEntry } from '@portico/application/payments';
import type { ReactNode } from 'react';
import { chargedCardText } from '../../../words/charged-card-text.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { Disputes } from './payment-disputes.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { paymentsWords as words, purposeWords } from './payments.messages.ts';
import css from './payments-screen.module.css';

/** Statuses with a receipt, as money moved. */
export const hasReceipt = ({ status }: Pick<PaymentEntry, 'status'>): boolean =>
  status === 'paid' || status === 'refunding' || status === 'refunded' || status === 'part-refunded';

/** One payment in a list: what for, when, by which card, how much of it came back. */
export const PaymentEntryRow = ({
  entry,
  children,
}: {
  readonly entry: PaymentEntry;
  readonly children?: ReactNode;
}) => {
  const say = useWords();
  const { money, day, visit: visitTime } = useFormats();
  const { amount, date, disputes, refunded, purpose, status, card, visit } = entry;
  return (
    <li className={css.entry}>
      <div className={css.what}>
        <p className={css.strong}>{say(purposeWords[purpose])}</p>
        {visit !== undefined && (
          <p className={css.soft}>
            {say(words.forVisit, { time: visitTime(visit.start, visit.timeZone), provider: visit.provider })}
          </p>
        )}
        <p className={css.soft}>
          {day(date)} · {chargedCardText(say, words.card, card)}
        </p>
        {status === 'processing' && <p className={css.soft}>{say(words.checking)}</p>}
        <Disputes disputes={disputes} />
        {refunded > 0 && <p className={css.soft}>{say(words.refundedPart, { amount: money(refunded) })}</p>}
      </div>
      <div className={css.much}>
        <p className={css.sum}>{money(amount)}</p>
        <PaymentStatus status={status} />
      </div>
      {children}
    </li>
  );
};
