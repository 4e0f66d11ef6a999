import { useMemo } from 'react';
import type { FieldProps } from './field-props.ts';
import css from './forms.module.css';
import { safeHtml } from './safe-html.ts';

/** The practice's text between the fields. */
export const HelpField = ({ field, id }: Pick<FieldProps<'help'>, 'field' | 'id'>) => {
  const html = useMemo(() => ({ __html: safeHtml(field.html) }), [field.html]);
  return (
    <section className={css.help} id={id} aria-label={field.label}>
      <h3>{field.label}</h3>
      <div dangerouslySetInnerHTML={html} />
    </section>
  );
};
