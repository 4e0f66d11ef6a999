import type { PaymentReceipt } from '@portico/application/payments';
import type { ChargeId } from '@portico/domain/payments';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { Modal } from '../../../kit/modal.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { chargedCardText } from '../../../words/charged-card-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { leftRows } from '../left-to-pay.ts';
import { doneWords, receiptWords } from './payment-done.messages.ts';
import { payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';

/**
 * `makePaymentsSuccess`, and `makePaymentsSuccessNext` if a copay is paid next (`MON-171`, `MON-172`, `MON-177`). It
 * opens in place; its button continues.
 */
const PaymentSuccessModal = ({
  receipt,
  booked,
  onReceipt,
  onDone,
  onNext,
}: {
  readonly receipt: PaymentReceipt;
  /** Shown beside the message that a visit was booked. */
  readonly booked?: ReactNode;
  /** Leads to the receipt; absent where this person may not see payments. */
  readonly onReceipt: ((charge: ChargeId) => void) | undefined;
  readonly onDone: (next: string) => void;
  readonly onNext: () => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { done, charge, amount, practiceName, card, date, reference, copayNext, appointment, cardSaved, left } =
    receipt;
  const rows = [
    [receiptWords.amount, formats.money(amount)],
    [receiptWords.practice, practiceName],
    [receiptWords.card, card && chargedCardText(say, payWords.cardEnding, card)],
    [receiptWords.date, date && formats.day(date)],
    ...leftRows(left, formats.money),
    [receiptWords.reference, reference],
  ] as const;
  const goOn = (): void => (copayNext === undefined ? onDone(receipt.next) : onNext());
  return (
    <Modal
      title={say(doneWords[receipt.done])}
      onClose={goOn}
      isOutcome
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            {say(copayNext === undefined ? receiptWords.done : receiptWords.next)}
          </Button>
          {onReceipt !== undefined && done === 'paid' && charge !== undefined && copayNext === undefined && (
            <Button icon="file" onClick={() => onReceipt(charge)}>
              {say(receiptWords.seeReceipt)}
            </Button>
          )}
        </>
      }
    >
      <div
        className={css.fields}
        data-modal={copayNext === undefined ? 'makePaymentsSuccess' : 'makePaymentsSuccessNext'}
      >
        <FactList facts={rows.map(([words, value]) => [say(words), value])} />
        {appointment !== undefined && <p>{say(receiptWords.booked)}</p>}
        {booked}
        {cardSaved === false && <p>{say(receiptWords.notSaved)}</p>}
        {copayNext !== undefined && <p>{say(receiptWords.copayNext, { amount: formats.money(copayNext) })}</p>}
      </div>
    </Modal>
  );
};
export default PaymentSuccessModal;
