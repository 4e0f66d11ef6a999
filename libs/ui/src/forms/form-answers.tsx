import {
  answerTo,
  hiddenFields,
  isFilled,
  isSubmittable,
  parseSignature,
  spellPhoneNumber,
  textOf,
  typedDate,
  valuesOf,
  type Answer,
  type Answers,
  type Field,
  type Form,
} from '@portico/domain/forms';
import type { Language } from '@portico/domain/kernel';
import type { ReactNode } from 'react';
import { shownPhone } from '../words/tel-link.ts';
import { useFormats } from '../words/use-formats.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { fieldWords } from './field.messages.ts';
import css from './forms.module.css';
import { HelpField } from './practice-text-between-fields.tsx';
import { SignaturePicture } from './signature-pad.tsx';

const shownAnswer = (say: Say, language: Language, field: Field, answer: Answer): ReactNode => {
  if (!isFilled(answer)) return <span className={css.soft}>{say(fieldWords.noAnswer)}</span>;
  const text = textOf(answer);
  switch (field.type) {
    case 'select':
    case 'radios':
    case 'radiobuttons':
    case 'checkbox':
    case 'checkboxes':
      return valuesOf(answer)
        .map((value) => field.choices.find((choice) => choice.value === value)?.label ?? value)
        .join(', ');
    case 'rating':
      return say(fieldWords.star, { count: Number(text) });
    case 'datefield':
      return typedDate(text, language);
    case 'phonenumber':
      return shownPhone(spellPhoneNumber(text));
    case 'signature': {
      const signature = parseSignature(text);
      if (!signature.ok) return text;
      return signature.value.kind === 'drawn' ? <SignaturePicture path={signature.value.path} /> : signature.value.name;
    }
    default:
      return text;
  }
};

interface FormAnswersProps {
  readonly form: Form;
  readonly answers: Answers;
  /** The page before which it ends; all are shown if undefined. */
  readonly before?: number;
}

/** A filled-in form, read-only: every page with its answers (`APT-247`). */
export const FormAnswers = ({ form, answers, before }: FormAnswersProps) => {
  const say = useWords();
  const { language } = useFormats();
  const hidden = hiddenFields(form, answers);
  return form.pages.slice(0, before).map((page, at) => (
    // A form's pages have no key but their index.
    <section key={at} className={css.answered}>
      {page.title !== undefined && <h2>{page.title}</h2>}
      {page.fields
        .filter(({ uuid }) => !hidden.has(uuid))
        .map((field) =>
          isSubmittable(field) ? (
            <dl key={field.uuid} className={css.answer}>
              <dt>{field.label}</dt>
              <dd>{shownAnswer(say, language, field, answerTo(field, answers))}</dd>
            </dl>
          ) : (
            field.type === 'help' && <HelpField key={field.uuid} field={field} id={field.uuid} />
          ),
        )}
    </section>
  ));
};
