import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { useMissingText } from './last-submit.ts';
import { cx } from './join-class-names.ts';
import css from './radio-list.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** Secondary text below it. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** A way that leads elsewhere, said in a lower voice than the others. */
  readonly isQuiet?: boolean;
  /** What is asked further where it is chosen: opens right below it, and is scrolled into view. */
  readonly details?: ReactNode;
}

/** A choice of a few options that are all visible. */
export const RadioList = <Value extends string>({
  legend,
  options,
  value,
  required,
  missing,
  onChoose,
}: {
  readonly legend: string;
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
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value: one, text, hint, disabled = false, isQuiet = false, details }) => (
          <Fragment key={one}>
            <label className={cx(css.option, isQuiet && css.quiet)} data-off={disabled || undefined}>
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === value}
                disabled={disabled}
                aria-describedby={
                  cx(hint !== undefined && `${id}-${one}`, error !== undefined && `${id}-error`) || undefined
                }
                onChange={() => onChoose(one)}
              />
              <span className={css.optionBody}>
                <span>{text}</span>
                {hint !== undefined && (
                  <span className={css.hint} id={`${id}-${one}`} aria-hidden="true">
                    {hint}
                  </span>
                )}
              </span>
            </label>
            {details !== undefined && one === value && <Details>{details}</Details>}
          </Fragment>
        ))}
      </div>
      <FieldError of={id} label={legend} whole={error !== undefined && error === missing}>
        {error}
      </FieldError>
    </fieldset>
  );
};

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
