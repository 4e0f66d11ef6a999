import { toggledChoice } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { Checkbox } from '../kit/checkbox.tsx';
import choiceCss from '../kit/select-choice.module.css';
import { cx } from '../kit/join-class-names.ts';
import { Icon } from '../kit/icon.tsx';
import listCss from '../kit/radio-list.module.css';
import { Stars } from '../kit/star-rating.tsx';
import { useWords } from '../words/use-words.ts';
import { FieldFrame, GroupFrame, toldInput } from './field-frame.tsx';
import { fieldWords } from './field.messages.ts';
import { textIn, type FieldProps } from './field-props.ts';
import css from './forms.module.css';

export const SelectField = observer(function SelectField(props: FieldProps<'select'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const framed = { id, label: field.label, hint: field.hint, required, error };
  return (
    <FieldFrame {...framed} boxed={false}>
      <div className={choiceCss.frame}>
        <select
          {...toldInput(framed)}
          id={id}
          className={choiceCss.select}
          value={textIn(props)}
          onChange={({ currentTarget }) => form.type(field.uuid, currentTarget.value)}
          onBlur={() => form.leave(field.uuid)}
        >
          <option value="">{say(fieldWords.choose)}</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className={choiceCss.arrow} />
      </div>
    </FieldFrame>
  );
});

/** Choices that are all visible: one of them, or with `checkboxes` any number. */
export const OptionsField = observer(function OptionsField({
  form,
  field,
  id,
  required,
  error,
}: FieldProps<'radios' | 'radiobuttons' | 'checkboxes'>) {
  const many = field.type === 'checkboxes';
  const answer = form.input.answer(field.uuid);
  const chosen = typeof answer === 'string' ? [answer] : answer;
  const framed = { id, label: field.label, hint: field.hint, required, error };
  const toggle = (value: string): void =>
    form.type(field.uuid, many ? toggledChoice(field.choices, chosen, value) : value);
  return (
    <GroupFrame {...framed}>
      <div className={cx(listCss.options, field.type === 'radiobuttons' && css.sideBySide)}>
        {field.choices.map(({ value, label }) => (
          <label key={value} className={listCss.option}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(value)}
              aria-invalid={error !== undefined || undefined}
              onChange={() => toggle(value)}
            />
            <span className={listCss.optionBody}>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
});

/** A sentence to agree to. Its label names the group; its one option says what is agreed to. */
export const CheckboxField = observer(function CheckboxField(props: FieldProps<'checkbox'>) {
  const { form, field, id, required, error } = props;
  const [choice] = field.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame id={id} label={field.label} hint={field.hint} required={required} error={error}>
      <Checkbox
        checked={textIn(props) === choice.value}
        aria-invalid={error !== undefined || undefined}
        onChange={({ currentTarget }) => form.type(field.uuid, currentTarget.checked ? choice.value : '')}
      >
        {choice.label}
      </Checkbox>
    </GroupFrame>
  );
});

/** One to five stars (`APT-258`, `MON-361`): radio buttons, so that arrow keys choose. */
export const RatingField = observer(function RatingField(props: FieldProps<'rating'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  return (
    <GroupFrame id={id} label={field.label} hint={field.hint} required={required} error={error}>
      <Stars
        name={id}
        value={Number(textIn(props))}
        wordsOf={(count) => say(fieldWords.star, { count })}
        invalid={error !== undefined}
        onChoose={(stars) => form.type(field.uuid, String(stars))}
      />
    </GroupFrame>
  );
});
