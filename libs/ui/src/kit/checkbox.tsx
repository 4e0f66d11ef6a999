import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import css from './checkbox.module.css';
import { useMissingText } from './last-submit.ts';

/** A checkbox whose full-width label can be pressed. */
export const Checkbox = ({
  children,
  ...input
}: { readonly children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'>) => {
  const id = useId();
  const text = typeof children === 'string' ? children : '';
  const error = useMissingText(input.required, text, input.checked === true ? 'checked' : '', { way: 'check' });
  const told = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <>
      <label className={css.choice} htmlFor={id}>
        <input {...input} {...told} id={id} type="checkbox" />
        <span>{children}</span>
      </label>
      <FieldError of={id} label={children}>
        {error}
      </FieldError>
    </>
  );
};
