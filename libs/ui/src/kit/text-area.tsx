import { useId, type ComponentProps, type CSSProperties } from 'react';
import { FieldError } from './field-error.tsx';
import { useMissingText } from './last-submit.ts';
import field from './text-field.module.css';
import css from './text-area.module.css';

/** A labeled multi-line text field. The error is linked to the field and announced with it. */
export const TextArea = ({
  label,
  description,
  error: given,
  missing: instruction,
  rows = 3,
  ...input
}: {
  readonly label: string;
  /** Below the field, such as the number of characters left. */
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  /** What to do where it is required and empty. */
  readonly missing?: string | undefined;
} & ComponentProps<'textarea'>) => {
  const id = useId();
  const missing = useMissingText(input.required, label, String(input.value ?? '').trim(), { missing: instruction });
  const error = given ?? missing;
  const told = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`];
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.frame} data-invalid={error !== undefined || undefined}>
        <textarea
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          {...input}
          id={id}
          className={css.area}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={told.filter(Boolean).join(' ') || undefined}
        />
      </div>
      {description !== undefined && (
        <p className={field.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <FieldError of={id} label={label} whole={error !== undefined && error === instruction}>
        {error}
      </FieldError>
    </div>
  );
};
