import type { Frequency, Weekday } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Choice } from '../../../kit/select-choice.tsx';
import { RadioList } from '../../../kit/radio-list.tsx';
import { weekday } from '../../../words/locale-formats.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { frequencyWords, planWords } from './plan-builder.messages.ts';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const days = Array.from({ length: 31 }, (_, at) => at + 1);

export interface PlanFrequencyModel {
  readonly funding: { readonly option: 'new' | 'existing' | 'edit' };
  readonly calendar: {
    readonly frequencies: readonly Frequency[];
    readonly frequency: Frequency;
    readonly dayOfWeek: Weekday;
    readonly dayOfMonth: number;
    chooseFrequency(frequency: Frequency): void;
    chooseDayOfWeek(day: Weekday): void;
    chooseDayOfMonth(day: number): void;
  };
}

/** How often and on which day; a single frequency is no choice (`MON-101`, `MON-102`). */
export const PlanFrequencyFields = observer(({ builder }: { readonly builder: PlanFrequencyModel }) => {
  const say = useWords();
  const { language } = useFormats();
  const { calendar, funding } = builder;
  const { option } = funding;
  const { frequencies, frequency, dayOfWeek, dayOfMonth } = calendar;
  return (
    <>
      {frequencies.length > 1 && (
        <RadioList
          legend={say(planWords.frequency)}
          options={frequencies.map((one) => ({ value: one, text: say(frequencyWords[one]) }))}
          value={frequency}
          onChoose={calendar.chooseFrequency}
        />
      )}
      {option === 'new' && frequency === 'weekly' && (
        <Choice
          label={say(planWords.dayOfWeek)}
          options={weekdays.map((day) => ({ value: String(day), text: weekday(language, day) }))}
          value={String(dayOfWeek)}
          onChange={(day) => calendar.chooseDayOfWeek(Number(day) as Weekday)}
        />
      )}
      {option === 'new' && frequency === 'monthly' && (
        <div className={css.part}>
          <Choice
            label={say(planWords.dayOfMonth)}
            options={days.map((day) => ({ value: String(day), text: String(day) }))}
            value={String(dayOfMonth)}
            onChange={(day) => calendar.chooseDayOfMonth(Number(day))}
          />
          {dayOfMonth > 28 && <p className={css.hint}>{say(planWords.dayOfMonthHint)}</p>}
        </div>
      )}
    </>
  );
});
