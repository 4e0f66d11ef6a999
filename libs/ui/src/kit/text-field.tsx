import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { cx } from './join-class-names.ts';
import { useMissingText } from './last-submit.ts';
import css from './text-field.module.css';

/** A labeled text field. The error is linked to the field and announced with it. */
export const TextField = ({
  label,
  description,
  error: given,
  after,
  below,
  missing: instruction,
  isAmount = false,
  id,
  ...input
}: {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  /** A control inside the field's frame, such as the one that shows a password. */
  readonly after?: ReactNode;
  /** What is said of the text below its frame. */
  readonly below?: ReactNode;
  /** What to do where it is required and empty. */
  readonly missing?: string | undefined;
  /** It takes a sum of dollars: as wide as that, after the sign. */
  readonly isAmount?: boolean;
} & ComponentProps<'input'>) => {
  const made = useId();
  const field = id ?? made;
  const missing = useMissingText(input.required, label, String(input.value ?? input.defaultValue ?? '').trim(), {
    least: input.minLength,
    missing: instruction,
  });
  const error = given ?? missing;
  const told = [description !== undefined && `${field}-description`, error !== undefined && `${field}-error`];
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={field}>
        {label}
      </label>
      {description !== undefined && (
        <p className={css.description} id={`${field}-description`}>
          {description}
        </p>
      )}
      <div className={cx(css.frame, isAmount && css.amount)} data-invalid={error !== undefined || undefined}>
        {isAmount && (
          <span className={css.sign} aria-hidden="true">
            $
          </span>
        )}
        <input
          {...(isAmount && { inputMode: 'decimal', autoComplete: 'off' })}
          {...input}
          className={css.input}
          id={field}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={told.filter(Boolean).join(' ') || undefined}
        />
        {after}
      </div>
      {below}
      <FieldError of={field} label={label} whole={error !== undefined && error === instruction}>
        {error}
      </FieldError>
    </div>
  );
};
