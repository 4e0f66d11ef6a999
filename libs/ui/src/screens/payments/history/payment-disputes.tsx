import type { DisputeView } from '@portico/application/payments';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { disputeWords } from './payments.messages.ts';
import css from './payments-screen.module.css';

/** The state of each dispute of a payment. */
export const Disputes = ({ disputes }: { readonly disputes: readonly DisputeView[] }) => {
  const say = useWords();
  const { money, day } = useFormats();
  return disputes.map(({ amount, outcome, date }, at) => (
    <p key={`${date} ${at}`} className={css.soft}>
      {say(disputeWords[outcome], { amount: money(amount), date: day(date) })}
    </p>
  ));
};
