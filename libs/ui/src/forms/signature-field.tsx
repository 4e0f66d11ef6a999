import { parseSignature } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import fieldCss from '../kit/text-field.module.css';
import { useWords } from '../words/use-words.ts';
import { FieldFrame, GroupFrame, toldInput } from './field-frame.tsx';
import { fieldWords } from './field.messages.ts';
import { textIn, type FieldProps } from './field-props.ts';
import css from './forms.module.css';
import { SignaturePad } from './signature-pad.tsx';

/** A drawn signature, or a typed one for users who cannot or do not want to draw (`APT-255`). */
export const SignatureField = observer(function SignatureField(props: FieldProps<'signature'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const value = textIn(props);
  const signature = parseSignature(value);
  const drawn = signature.ok && signature.value.kind === 'drawn' ? signature.value.path : '';
  const [typing, setTyping] = useState(value !== '' && drawn === '');
  const name = { id: `${id}-name`, hint: say(fieldWords.nameCounts), required, error: undefined };
  const turnTo = (typed: boolean): void => {
    if (typed === typing) return;
    setTyping(typed);
    form.type(field.uuid, '');
  };
  return (
    <GroupFrame id={id} label={field.label} hint={field.hint} required={required} error={error}>
      <div className={css.ways} role="radiogroup" aria-label={say(fieldWords.howToSign)}>
        {[false, true].map((typed) => (
          <label key={String(typed)} className={css.way}>
            <input type="radio" name={`${id}-way`} checked={typing === typed} onChange={() => turnTo(typed)} />
            <span>{say(typed ? fieldWords.type : fieldWords.draw)}</span>
          </label>
        ))}
      </div>
      {typing ? (
        <FieldFrame {...name} label={say(fieldWords.fullName)} required={false}>
          <input
            {...toldInput(name)}
            id={name.id}
            className={fieldCss.input}
            autoComplete="name"
            value={value}
            onChange={({ currentTarget }) => form.type(field.uuid, currentTarget.value)}
            onBlur={() => form.leave(field.uuid)}
          />
        </FieldFrame>
      ) : (
        <SignaturePad path={drawn} onDraw={(drawing) => form.type(field.uuid, drawing)} />
      )}
    </GroupFrame>
  );
});
