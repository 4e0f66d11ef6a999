import { parseLocalDate } from '@portico/domain/kernel';
import {
  noticeChoices,
  partsOfDay,
  type Weekday,
  type PartOfDay,
  type NoticeMinutes,
} from '@portico/domain/scheduling';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { waitListWords, noticeWords, partWords, weekdayWords } from './wait-list.messages.ts';
import css from './wait-list.module.css';

interface WaitWishes {
  readonly anyProvider: boolean;
  readonly anyOffice: boolean;
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  readonly noticeMinutes: NoticeMinutes;
  /** Not before this day, `YYYY-MM-DD` as typed; any day if it is empty. */
  readonly from: string;
}

export interface WaitFormModel {
  readonly form: WaitWishes;
  change(change: Partial<WaitWishes>): void;
  toggleDay(day: Weekday): void;
  join(): Promise<void>;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface WaitFormProps {
  readonly viewModel: WaitFormModel;
  readonly busy: boolean;
  /** No visit is booked yet. */
  readonly isNew: boolean;
}

/** Which earlier times are acceptable; every field has a default. */
export const WaitForm = observer(({ viewModel, busy, isNew }: WaitFormProps) => {
  const say = useWords();
  const { form } = viewModel;
  return (
    <CheckedForm
      className={css.form}
      isComplete={form.from === '' || parseLocalDate(form.from).ok}
      onSend={() => void viewModel.join()}
    >
      <h2 className={css.title}>{say(waitListWords.which)}</h2>
      <div>
        <Checkbox
          checked={form.anyProvider}
          onChange={({ currentTarget }) => viewModel.change({ anyProvider: currentTarget.checked })}
        >
          {say(waitListWords.anyProvider)}
        </Checkbox>
        <Checkbox
          checked={form.anyOffice}
          onChange={({ currentTarget }) => viewModel.change({ anyOffice: currentTarget.checked })}
        >
          {say(waitListWords.anyOffice)}
        </Checkbox>
      </div>
      <Days viewModel={viewModel} />
      <DateField
        label={say(waitListWords.from)}
        description={say(waitListWords.fromHint)}
        isAhead
        value={form.from}
        onChange={(from) => viewModel.change({ from })}
      />
      <RadioList
        legend={say(waitListWords.part)}
        options={partsOfDay.map((part) => ({ value: part, text: say(partWords[part]) }))}
        value={form.partOfDay}
        onChoose={(partOfDay) => viewModel.change({ partOfDay })}
      />
      <RadioList
        legend={say(waitListWords.notice)}
        options={noticeChoices.map((minutes) => ({ value: String(minutes), text: say(noticeWords[minutes]) }))}
        value={String(form.noticeMinutes)}
        onChoose={(chosen) => {
          const noticeMinutes = noticeChoices.find((minutes) => String(minutes) === chosen);
          if (noticeMinutes !== undefined) viewModel.change({ noticeMinutes });
        }}
      />
      <Button look="primary" type="submit" wide busy={busy}>
        {say(busy ? waitListWords.joining : isNew ? waitListWords.joinNew : waitListWords.join)}
      </Button>
    </CheckedForm>
  );
});

const Days = observer(({ viewModel }: Pick<WaitFormProps, 'viewModel'>) => {
  const say = useWords();
  const hint = useId();
  const { form } = viewModel;
  return (
    <fieldset className={css.group} aria-describedby={hint}>
      <legend>{say(waitListWords.days)}</legend>
      <p id={hint} className={css.soft}>
        {say(waitListWords.daysHint)}
      </p>
      <div className={css.days}>
        {weekdays.map((day) => (
          <Checkbox key={day} checked={form.weekdays.includes(day)} onChange={() => viewModel.toggleDay(day)}>
            {say(weekdayWords[day])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
});
