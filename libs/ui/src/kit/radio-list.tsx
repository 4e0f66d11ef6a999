import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { useMissingText } from './last-submit.ts';
import { cx } from './join-class-names.ts';
import css from './radio-list.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly text: ReactNode;
  /** Secondary text below it. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** It leads elsewhere: drawn as what cannot be chosen, and a press says where. */
  readonly isQuiet?: boolean;
  /** What is asked further where it is chosen: opens right below it, and is scrolled into view. */
  readonly details?: ReactNode;
}

/** A choice of a few options that are all visible. */
export const RadioList = <Value extends string>({
  legend,
  description,
  isPair = false,
  options,
  value,
  required,
  missing,
  onChoose,
}: {
  readonly legend: string;
  /** Below the legend. */
  readonly description?: string | undefined;
  /** Two short options, beside each other where there is room. */
  readonly isPair?: boolean;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly required?: boolean;
  /** What to do where it is required and nothing is chosen. */
  readonly missing?: string | undefined;
  readonly onChoose: (value: Value) => void;
}) => {
  const id = useId();
  const error = useMissingText(required, legend, value ?? '', { way: 'choose', missing });
  return (
    <fieldset
      className={css.group}
      id={id}
      aria-describedby={
        cx(description !== undefined && `${id}-about`, error !== undefined && `${id}-error`) || undefined
      }
      data-invalid={error !== undefined || undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      {description !== undefined && (
        <p className={css.about} id={`${id}-about`}>
          {description}
        </p>
      )}
      <div className={css.options} data-pair={isPair || undefined}>
        {options.map((option) => (
          <Option
            key={option.value}
            of={id}
            option={option}
            isChosen={option.value === value}
            hasError={error !== undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FieldError of={id} label={legend} whole={error !== undefined && error === missing}>
        {error}
      </FieldError>
    </fieldset>
  );
};

const Option = <Value extends string>({
  of: id,
  option: { value, text, hint, disabled = false, isQuiet = false, details },
  isChosen,
  hasError,
  onChoose,
}: {
  /** Id of the choice. */
  readonly of: string;
  readonly option: RadioOption<Value>;
  readonly isChosen: boolean;
  readonly hasError: boolean;
  readonly onChoose: (value: Value) => void;
}) => (
  <>
    <label className={cx(css.option, isQuiet && css.quiet)} data-off={disabled || undefined}>
      <input
        type="radio"
        name={id}
        value={value}
        checked={isChosen}
        disabled={disabled}
        aria-describedby={cx(hint !== undefined && `${id}-${value}`, hasError && `${id}-error`) || undefined}
        onChange={() => onChoose(value)}
      />
      <span className={css.optionBody}>
        <span>{text}</span>
        {hint !== undefined && (
          <span className={css.hint} id={`${id}-${value}`} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
    </label>
    {details !== undefined && isChosen && <Details>{details}</Details>}
  </>
);

/** The focus stays on the choice, from which the arrow keys go on. */
const Details = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.details} ref={box}>
      {children}
    </div>
  );
};
