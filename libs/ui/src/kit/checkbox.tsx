import type { ComponentProps, ReactNode } from 'react';
import css from './checkbox.module.css';

/** A checkbox whose full-width label can be pressed. */
export const Checkbox = ({
  children,
  ...input
}: { readonly children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className={css.choice}>
    <input {...input} type="checkbox" className={css.box} />
    <span>{children}</span>
  </label>
);
