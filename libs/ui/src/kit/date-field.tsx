import { dateAhead, dateAnswer, dateAnswerByKeys, isShortYear, monthTooShort, typedDate } from '@portico/domain/forms';
import { parseLocalDate, type Language } from '@portico/domain/kernel';
import { useState, type ComponentProps } from 'react';
import { dateWithMonthName } from '../words/date-with-month-name.ts';
import { longDay, monthAndYear } from '../words/locale-formats.ts';
import { useFormats } from '../words/use-formats.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import { useWasTried } from './last-submit.ts';
import { TextField } from './text-field.tsx';
import css from './text-field.module.css';
import { useDigitCaret } from './use-digit-caret.ts';

/** Whether one key changed the text, not a paste, a drop, or a browser or keyboard that fills in what it knows. */
const isByKey = (event: Event): boolean =>
  event instanceof InputEvent &&
  /^(?:insertText|insertCompositionText|delete)/.test(event.inputType) &&
  (event.data ?? '').length <= 1;

/**
 * Props of an input into which a date is typed, in the order of the language (`APT-267`). The answer is `YYYY-MM-DD`, or
 * what is typed so far, masked.
 */
export const useDateInput = (
  answer: string,
  onAnswer: (answer: string) => void,
): Pick<ComponentProps<'input'>, 'ref' | 'inputMode' | 'value' | 'onChange'> => {
  const { language } = useFormats();
  const value = typedDate(answer, language);
  const { input, remember } = useDigitCaret(value);
  return {
    ref: input,
    inputMode: 'numeric',
    value,
    onChange: (event) => {
      remember(event);
      const typed = event.currentTarget.value;
      const answer = isByKey(event.nativeEvent) ? dateAnswerByKeys : dateAnswer;
      onAnswer(answer(dateWithMonthName(typed) ?? typed, language));
    },
  };
};

/** Why a typed text is no date: its year has two digits, its month has no such day, or it is none at all. */
export const noDateText = (say: Say, language: Language, typed: string): string => {
  if (isShortYear(typed)) return say(kitWords.shortYear);
  const short = monthTooShort(typed);
  return short === undefined
    ? say(kitWords.noDate)
    : say(kitWords.shortMonth, { month: monthAndYear(language, short.month), days: short.days });
};

/** Says in words the date that was understood, aloud too. It is in the page before its text, and empty until then. */
export const UnderstoodDate = ({ answer }: { readonly answer: string }) => {
  const { language } = useFormats();
  const date = parseLocalDate(answer);
  return (
    <p className={css.understood} role="status">
      {date.ok && longDay(language, date.value)}
    </p>
  );
};

type DateFieldProps = {
  /** `YYYY-MM-DD`, or what is typed so far. */
  readonly value: string;
  /** What is wrong with a whole date, as one that is past: its form is not sent with it. */
  readonly unfit?: string | undefined;
  /** The date is still to come, so that a year of two digits is of this century. */
  readonly isAhead?: boolean;
  readonly onChange: (answer: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'after' | 'below'>;

const TypedDate = ({
  value,
  description,
  error,
  unfit,
  isAhead = false,
  onChange,
  onBlur,
  onKeyDown,
  ...field
}: DateFieldProps) => {
  const say = useWords();
  const { language } = useFormats();
  const [isLeft, setLeft] = useState(false);
  const wasTried = useWasTried();
  const input = useDateInput(value, (answer) => {
    setLeft(false);
    onChange(answer);
  });
  const takeShortYear = (): void => {
    if (isAhead && isShortYear(value)) onChange(dateAhead(value, language));
  };
  const pattern = say(kitWords.datePattern);
  const isNoDate = value !== '' && !parseLocalDate(value).ok;
  const isWrong = isNoDate && (isLeft || wasTried);
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...input}
      description={description === undefined ? pattern : `${description} (${pattern})`}
      data-short
      data-unfit={isNoDate || unfit !== undefined || undefined}
      error={error ?? unfit ?? (isWrong ? noDateText(say, language, value) : undefined)}
      below={<UnderstoodDate answer={value} />}
      onBlur={(event) => {
        setLeft(true);
        takeShortYear();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter sends the form without leaving the field.
        if (event.key === 'Enter') takeShortYear();
        onKeyDown?.(event);
      }}
    />
  );
};

/** The one field for a date that a person types. What is no whole date is said once the field is left. */
export const DateField = ({ readOnly = false, ...field }: DateFieldProps) => {
  const { language } = useFormats();
  if (!readOnly) return <TypedDate {...field} />;
  const { unfit: _, isAhead: __, value, ...shown } = field;
  const date = parseLocalDate(value);
  return (
    <TextField {...shown} readOnly value={date.ok ? longDay(language, date.value) : value} onChange={() => undefined} />
  );
};
