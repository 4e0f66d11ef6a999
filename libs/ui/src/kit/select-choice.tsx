import { useId, type KeyboardEvent } from 'react';
import { FieldError } from './field-error.tsx';
import css from './select-choice.module.css';
import { cx } from './join-class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { useMissingText } from './last-submit.ts';
import hidden from './visually-hidden.module.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** The language of the text, if it differs from the page's. */
  readonly language?: string;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** The label is visually hidden. */
  readonly quietLabel?: boolean;
  readonly icon?: IconName;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onPointerDown?: () => void;
  /** Announced with the select. */
  readonly error?: string | undefined;
  /** What to do where it is required and nothing is chosen. */
  readonly missing?: string | undefined;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly id?: string;
  readonly autoComplete?: string | undefined;
  readonly className?: string | undefined;
}

/** A choice of a few options. A native select: familiar on every phone, and available before any library is loaded. */
export const Choice = <Value extends string>({
  label,
  quietLabel = false,
  icon,
  options,
  value,
  onChange,
  onBlur,
  onKeyDown,
  onPointerDown,
  error: given,
  missing: instruction,
  disabled,
  required,
  id: givenId,
  autoComplete,
  className,
}: ChoiceProps<Value>) => {
  const made = useId();
  const id = givenId ?? made;
  const missing = useMissingText(required, label, value, { way: 'choose', missing: instruction });
  const error = given ?? missing;
  return (
    <div className={cx(css.choice, className)}>
      <label className={quietLabel ? hidden.hidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame}>
        {icon !== undefined && <Icon name={icon} className={css.icon} />}
        <select
          id={id}
          className={cx(css.select, icon !== undefined && css.withIcon)}
          value={value}
          disabled={disabled}
          required={required}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.language}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" className={css.arrow} />
      </div>
      <FieldError of={id} label={label} whole={error !== undefined && error === instruction}>
        {error}
      </FieldError>
    </div>
  );
};
