import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';
import { fieldWords } from './field.messages.ts';
import type { FieldProps } from './field-props.ts';
import css from './forms.module.css';
import { safeHtml } from './safe-html.ts';

/** The practice's text between the fields. */
export const HelpField = ({ field, id }: Pick<FieldProps<'help'>, 'field' | 'id'>) => {
  const inNewTab = useWords()(fieldWords.inNewTab);
  const html = useMemo(() => ({ __html: safeHtml(field.html, inNewTab) }), [field.html, inNewTab]);
  return (
    <section className={css.help} id={id} aria-label={field.label}>
      <h3>{field.label}</h3>
      <div dangerouslySetInnerHTML={html} />
    </section>
  );
};
