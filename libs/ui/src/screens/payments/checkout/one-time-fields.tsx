import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { AmountMistake } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { DateField } from '../../../kit/date-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { missingWords } from './make-payment.messages.ts';
import { oneTimeWords } from './payment-agreement.messages.ts';
import css from './make-payment.module.css';
import { amountMistakeWords, boundWords } from './payment-refusal.messages.ts';

type Mistake =
  | { readonly field: 'amount'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'amount'; readonly kind: 'amount-high'; readonly limit: Cents }
  | { readonly field: 'date'; readonly kind: 'bad-date' };

export interface OneTimeModel {
  readonly mistakes: readonly Mistake[];
  readonly most: Cents;
  readonly earliest: LocalDate;
  readonly latest: LocalDate;
  readonly amountText: string;
  readonly dateText: string;
  typeAmount(text: string): void;
  typeDate(text: string): void;
}

/** Amount and day of a one-time payment (`MON-128`, `MON-131`). */
export const OneTimeFields = observer(({ part }: { readonly part: OneTimeModel }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { mistakes, most, earliest, latest } = part;
  const errorOf = (field: 'amount' | 'date'): string | undefined => {
    const mistake = mistakes.find((one) => one.field === field);
    if (mistake === undefined) return undefined;
    const days = { earliest: day(earliest), latest: day(latest) };
    if (mistake.kind === 'bad-date') return say(oneTimeWords.dateHint, days);
    if (mistake.kind === 'amount-high') return say(boundWords.high, { limit: money(mistake.limit) });
    return say(amountMistakeWords[mistake.kind]);
  };
  return (
    <div className={css.part}>
      <div className={css.pair}>
        <TextField
          name="one-time-amount"
          label={say(oneTimeWords.amount)}
          description={say(oneTimeWords.amountHint, { maximum: money(most) })}
          error={errorOf('amount')}
          required
          missing={say(missingWords.amount)}
          isAmount
          value={part.amountText}
          onChange={({ currentTarget }) => part.typeAmount(currentTarget.value)}
        />
        <DateField
          name="one-time-date"
          label={say(oneTimeWords.date)}
          description={say(oneTimeWords.dateHint, { earliest: day(earliest), latest: day(latest) })}
          error={errorOf('date')}
          required
          isAhead
          value={part.dateText}
          onChange={(answer) => part.typeDate(answer)}
        />
      </div>
      <p className={css.soft}>{say(oneTimeWords.shortens)}</p>
    </div>
  );
});
