import type { MakePaymentScreen, VisitToPay } from '@portico/application/payments';
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

/** The amount due, the recipient, and the items; items of 0 are not shown (`MON-053`). */
export const PaymentSummary = ({ screen, amount }: { readonly screen: MakePaymentScreen; readonly amount: Cents }) => {
  const say = useWords();
  const formats = useFormats();
  const { context, practice, plan, parts, pending, lines, visit } = screen;
  // What the visit itself costs stands above what is due from before: their sum is not the price of the visit.
  const isCopayFirst = (context === 'check-in' || context === 'check-out') && parts.copay > 0;
  const hasEarlier = isCopayFirst && amount !== parts.copay;
  // What stands above as the whole amount is not said once more below it.
  const isWhole = say(payTitleWords[context]) === say(payWords.balance) && parts.balance === amount;
  const rows = [
    ...(pending > 0 ? [[payWords.previousBalance, parts.balance + pending] as const] : []),
    ...(pending > 0 ? [[payWords.pending, -pending] as const] : []),
    ...(isWhole ? [] : [[hasEarlier ? visitAmountWords.earlierBalance : payWords.balance, parts.balance] as const]),
    ...(isCopayFirst ? [] : [[payWords.copay, parts.copay] as const]),
    [payWords.prepayment, parts.prepayment] as const,
    [payWords.cancellationFee, parts.cancellationFee] as const,
    [payWords.shop, parts.shop] as const,
    ...(hasEarlier ? [[visitAmountWords.dueInAll, amount] as const] : []),
  ].filter(([, value]) => value !== 0);
  return (
    <Card className={css.summary}>
      <h2 className={css.title}>{say(isCopayFirst ? visitAmountWords.copayOfVisit : payTitleWords[context])}</h2>
      <p className={css.amount}>{formats.money(isCopayFirst ? parts.copay : amount)}</p>
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
