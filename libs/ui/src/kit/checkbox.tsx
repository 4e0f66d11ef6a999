import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './checkbox.module.css';
import { Icon } from './icon.tsx';
import { useMissingText } from './last-submit.ts';
import field from './text-field.module.css';

/** A checkbox whose full-width label can be pressed. */
export const Checkbox = ({
  children,
  ...input
}: { readonly children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'>) => {
  const id = useId();
  const error = useMissingText(input.required, input.checked === true ? 'checked' : '');
  const told = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <>
      <label className={css.choice} htmlFor={id}>
        <input {...input} {...told} id={id} type="checkbox" className={css.box} />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  );
};
