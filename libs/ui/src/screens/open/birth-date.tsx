import { isMonthFirst } from '@portico/domain/kernel';
import { FieldError } from '../../kit/field-error.tsx';
import { parseLocalDate } from '@portico/domain/kernel';
import { useId, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useMissingText } from '../../kit/last-submit.ts';
import choice from '../../kit/select-choice.module.css';
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

const partsOf = (date = ''): Parts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { month, day, year };
};

interface BirthDateProps {
  /** `YYYY-MM-DD`, where it was typed before. */
  readonly value?: string;
  readonly onChange: (date: string) => void;
}

/**
 * A birth date in three fields, since a calendar would need many steps back. `onChange` gets `YYYY-MM-DD`, or an empty
 * text while the date is not valid.
 */
export const BirthDate = ({ value, onChange }: BirthDateProps) => {
  const say = useWords();
  const { language } = useFormats();
  const id = useId();
  const [parts, setParts] = useState<Parts>(() => partsOf(value));
  const [left, setLeft] = useState(false);
  const text = textOf(parts);
  const filled = parts.month !== '' && parts.day.trim() !== '' && parts.year.trim().length === 4;
  const wrong = filled && left && !parseLocalDate(text).ok;
  const missing = useMissingText(true, say(birthDateWords.label), filled ? text : '', {
    missing: say(birthDateWords.missing),
  });
  const isShort = left && parts.year !== '' && parts.year.length < 4;
  const error = isShort ? say(birthDateWords.shortYear) : wrong ? say(birthDateWords.noDate) : missing;

  const change = (change: Partial<Parts>): void => {
    const next = { ...parts, ...change };
    setParts(next);
    setLeft(false);
    onChange(parseLocalDate(textOf(next)).ok ? textOf(next) : '');
  };
  const told = error !== undefined ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};

  const fields = { id, parts, told, onChange: change };
  const month = <Month key="month" {...fields} />;
  const day = <NumberField key="day" {...fields} part="day" length={2} onLeave={() => setLeft(true)} />;

  return (
    <fieldset className={css.group} id={id} data-invalid={error !== undefined || undefined}>
      <legend className={css.legend}>{say(birthDateWords.label)}</legend>
      <div className={css.fields}>
        {/* In the order in which the language says a date. */}
        {isMonthFirst(language) ? [month, day] : [day, month]}
        <NumberField {...fields} part="year" length={4} onLeave={() => setLeft(true)} />
      </div>
      <FieldError of={id} label={say(birthDateWords.label)}>
        {error}
      </FieldError>
    </fieldset>
  );
};

interface PartProps {
  /** Prefix of the element ids. */
  readonly id: string;
  readonly parts: Parts;
  /** What tells a screen reader of an error. */
  readonly told: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };
  readonly onChange: (change: Partial<Parts>) => void;
}

const Month = ({ id, parts, told, onChange }: PartProps) => {
  const say = useWords();
  const { language } = useFormats();
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    name: new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 15)),
  }));
  return (
    <div className={css.month}>
      <label className={css.label} htmlFor={`${id}-month`}>
        {say(birthDateWords.month)}
      </label>
      <div className={choice.frame}>
        <select
          id={`${id}-month`}
          className={choice.select}
          autoComplete="bday-month"
          value={parts.month}
          onChange={({ currentTarget }) => onChange({ month: currentTarget.value })}
          {...told}
        >
          <option value="">{say(birthDateWords.choose)}</option>
          {months.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" className={choice.arrow} />
      </div>
    </div>
  );
};

type NumberProps = PartProps & {
  readonly part: 'day' | 'year';
  readonly length: number;
  readonly onLeave: () => void;
};

const NumberField = ({ id, parts, told, onChange, part, length, onLeave }: NumberProps) => {
  const say = useWords();
  return (
    <div>
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
        onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value.replace(/\D/g, '') })}
        onBlur={onLeave}
        {...told}
      />
    </div>
  );
};
