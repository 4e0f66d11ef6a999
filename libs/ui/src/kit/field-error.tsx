import { Icon } from './icon.tsx';
import css from './text-field.module.css';

/** What a field lacks, below it; the field names it by its id. */
export const FieldError = ({ of, children }: { readonly of: string; readonly children: string | undefined }) =>
  children === undefined ? null : (
    <p className={css.error} id={`${of}-error`}>
      <Icon name="alert" />
      {children}
    </p>
  );
