import type { MakePaymentScreen, PaymentType, VisitToPay } from '@portico/application/payments';
import type { Cents } from '@portico/domain/kernel';
import { Card } from '../../../kit/card.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { SourceTexts } from '../../../kit/source-text.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { payTitleWords, visitAmountWords } from './payment-done.messages.ts';

/** When, with whom and where the visit is, and until when its time is held. */
const VisitPaidFor = ({ visit }: { readonly visit: VisitToPay }) => {
  const say = useWords();
  const formats = useFormats();
  const { start, timeZone, provider, office, visitType, heldUntil } = visit;
  const withWhom = [provider, office].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        <strong>{formats.visit(start, timeZone)}</strong>
        <br />
        <SourceTexts of={[visitType, { name: withWhom }]} />
      </p>
      {heldUntil !== undefined && <p>{say(payWords.heldUntil, { time: formats.time(heldUntil, timeZone) })}</p>}
    </>
  );
};

interface SummaryProps {
  readonly screen: MakePaymentScreen;
  readonly amount: Cents;
  /** The way to pay that is chosen, if there is more than one. */
  readonly type: PaymentType | undefined;
}

/** The amount due, the recipient, and the items, whose sum it is; items of 0 are not shown (`MON-053`). */
export const PaymentSummary = ({ screen, amount, type }: SummaryProps) => {
  const say = useWords();
  const formats = useFormats();
  const { context, practice, plan, parts, pending, lines, visit } = screen;
  const isOfVisit = (context === 'check-in' || context === 'check-out') && parts.copay > 0;
  // Who pays the copay alone is shown nothing of what is due from before.
  const isCopayAlone = isOfVisit && (amount === parts.copay || type === 'copay');
  const hasEarlier = isOfVisit && !isCopayAlone;
  const title = isCopayAlone
    ? visitAmountWords.copayOfVisit
    : hasEarlier
      ? visitAmountWords.dueInAll
      : payTitleWords[context];
  // What stands above as the whole amount is not said once more below it.
  const isWhole = say(title) === say(payWords.balance) && parts.balance === amount;
  const onItsWay = pending > 0 && !isCopayAlone;
  const rows = [
    ...(onItsWay ? [[payWords.previousBalance, parts.balance + pending] as const] : []),
    ...(onItsWay ? [[payWords.pending, -pending] as const] : []),
    ...(isWhole || isCopayAlone
      ? []
      : [[hasEarlier ? visitAmountWords.earlierBalance : payWords.balance, parts.balance] as const]),
    ...(isCopayAlone ? [] : [[hasEarlier ? visitAmountWords.copayOfVisit : payWords.copay, parts.copay] as const]),
    [payWords.prepayment, parts.prepayment] as const,
    [payWords.cancellationFee, parts.cancellationFee] as const,
    [payWords.shop, parts.shop] as const,
  ].filter(([, value]) => value !== 0);
  return (
    <Card className={css.summary}>
      <h2 className={css.title}>{say(title)}</h2>
      <p className={css.amount}>{formats.money(isCopayAlone ? parts.copay : amount)}</p>
      <p className={css.soft}>{say(payWords.to, { practice: practice.name })}</p>
      {visit !== undefined && <VisitPaidFor visit={visit} />}
      {plan !== undefined && <p>{plan.name}</p>}
      {rows.length > 0 && (
        <FactList sums facts={rows.map(([words, value]) => [say(words), formats.money(value as Cents)])} />
      )}
      {lines.length > 0 && (
        <Disclosure title={say(payWords.lines)} isOpen={lines.length <= 3}>
          <FactList sums facts={lines.map(({ description, amount: part }) => [description, formats.money(part)])} />
        </Disclosure>
      )}
    </Card>
  );
};
