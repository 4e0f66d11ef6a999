import { longestText } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { UnderstoodDate, useDateInput } from '../kit/date-field.tsx';
import { kitWords } from '../kit/kit.messages.ts';
import areaCss from '../kit/text-area.module.css';
import fieldCss from '../kit/text-field.module.css';
import { useDigitCaret } from '../kit/use-digit-caret.ts';
import { useWords } from '../words/use-words.ts';
import { FieldFrame, toldInput } from './field-frame.tsx';
import { textIn, type FieldProps } from './field-props.ts';

/** Only a field that a form says is about the person is filled in by the browser: it may ask about a relative. */
const kinds = {
  text: { type: 'text', autoComplete: 'off', maxLength: longestText.text },
  email: { type: 'email', autoComplete: 'off', maxLength: longestText.email },
} as const;

/** One line of text; grouped digits have a field of their own. */
export const LineField = observer(function LineField(props: FieldProps<'text' | 'email'>) {
  const { form, field, id, required, error } = props;
  if (field.type === 'text' && field.format !== undefined) return <DigitField {...props} />;
  const framed = { id, label: field.label, hint: field.hint, required, error };
  return (
    <FieldFrame {...framed}>
      <input
        {...kinds[field.type]}
        {...toldInput(framed)}
        id={id}
        className={fieldCss.input}
        autoComplete={field.autoComplete ?? kinds[field.type].autoComplete}
        value={textIn(props)}
        onChange={({ currentTarget }) => form.type(field.uuid, currentTarget.value)}
        onBlur={() => form.leave(field.uuid)}
      />
    </FieldFrame>
  );
});

export const TextAreaField = observer(function TextAreaField(props: FieldProps<'textarea'>) {
  const { form, field, id, required, error } = props;
  const framed = { id, label: field.label, hint: field.hint, required, error };
  return (
    <FieldFrame {...framed}>
      <textarea
        {...toldInput(framed)}
        id={id}
        className={areaCss.area}
        rows={4}
        maxLength={longestText.textarea}
        value={textIn(props)}
        onChange={({ currentTarget }) => form.type(field.uuid, currentTarget.value)}
        onBlur={() => form.leave(field.uuid)}
      />
    </FieldFrame>
  );
});

/** Digits in groups: a phone, a ZIP code, a Social Security number (`APT-254`, `APT-268`). */
export const DigitField = observer(function DigitField(props: FieldProps<'text' | 'email' | 'phonenumber'>) {
  const { form, field, id, required, error } = props;
  const value = textIn(props);
  const { input, remember } = useDigitCaret(value);
  const framed = { id, label: field.label, hint: field.hint, required, error };
  const kind = field.type === 'phonenumber' ? 'phonenumber' : (field.format ?? 'ssn');
  return (
    <FieldFrame {...framed}>
      <input
        {...toldInput(framed)}
        ref={input}
        id={id}
        className={fieldCss.input}
        type={kind === 'phonenumber' ? 'tel' : 'text'}
        inputMode="numeric"
        autoComplete={field.autoComplete ?? 'off'}
        value={value}
        onChange={(event) => {
          remember(event);
          form.type(field.uuid, event.currentTarget.value);
        }}
        onBlur={() => form.leave(field.uuid)}
      />
    </FieldFrame>
  );
});

/** A date in the order of the language; stored in one order (`APT-267`). */
export const DateField = observer(function DateField(props: FieldProps<'datefield'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const answer = textIn(props);
  const input = useDateInput(answer, (next) => form.type(field.uuid, next));
  const pattern = say(kitWords.datePattern);
  const hint = field.hint === undefined ? pattern : `${field.hint} (${pattern})`;
  const framed = { id, label: field.label, hint, required, error };
  return (
    <FieldFrame {...framed} below={<UnderstoodDate answer={answer} />}>
      <input
        {...toldInput(framed)}
        {...input}
        id={id}
        className={fieldCss.input}
        autoComplete={field.dateOfBirth === true ? 'bday' : 'off'}
        onBlur={() => form.leave(field.uuid)}
      />
    </FieldFrame>
  );
});
