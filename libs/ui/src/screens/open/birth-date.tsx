import { isMonthFirst, parseLocalDate } from '@portico/domain/kernel';
import { useId, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { birthDateWords } from './birth-date.messages.ts';
import css from './birth-date.module.css';

interface Parts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const textOf = ({ month, day, year }: Parts): string =>
  `${year.trim().padStart(4, '0')}-${month}-${day.trim().padStart(2, '0')}`;

/**
 * A birth date in three fields, since a calendar would need many steps back. `onChange` gets `YYYY-MM-DD`, or an empty
 * text while the date is not valid.
 */
export const BirthDate = ({ onChange }: { readonly onChange: (date: string) => void }) => {
  const say = useWords();
  const { language } = useFormats();
  const id = useId();
  const [parts, setParts] = useState<Parts>({ month: '', day: '', year: '' });
  const [left, setLeft] = useState(false);
  const text = textOf(parts);
  const filled = parts.month !== '' && parts.day.trim() !== '' && parts.year.trim().length === 4;
  const wrong = filled && left && !parseLocalDate(text).ok;

  const change = (change: Partial<Parts>): void => {
    const next = { ...parts, ...change };
    setParts(next);
    setLeft(false);
    onChange(parseLocalDate(textOf(next)).ok ? textOf(next) : '');
  };
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    name: new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 15)),
  }));
  const told = wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};

  const month = (
    <div key="month" className={css.month}>
      <label className={css.label} htmlFor={`${id}-month`}>
        {say(birthDateWords.month)}
      </label>
      <select
        id={`${id}-month`}
        className={css.input}
        autoComplete="bday-month"
        value={parts.month}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        {...told}
      >
        <option value="">{say(birthDateWords.choose)}</option>
        {months.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
  const number = (part: 'day' | 'year', length: number) => (
    <div key={part}>
      <label className={css.label} htmlFor={`${id}-${part}`}>
        {say(birthDateWords[part])}
      </label>
      <input
        id={`${id}-${part}`}
        className={css.input}
        inputMode="numeric"
        autoComplete={`bday-${part}`}
        maxLength={length}
        value={parts[part]}
        onChange={({ currentTarget }) => change({ [part]: currentTarget.value.replace(/\D/g, '') })}
        onBlur={() => setLeft(true)}
        {...told}
      />
    </div>
  );
  const day = number('day', 2);

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{say(birthDateWords.label)}</legend>
      <div className={css.fields}>
        {/* In the order in which the language says a date. */}
        {isMonthFirst(language) ? [month, day] : [day, month]}
        {number('year', 4)}
      </div>
      {wrong && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="alert" />
          {say(birthDateWords.noDate)}
        </p>
      )}
    </fieldset>
  );
};
