import { isDoubtfulName, parseSignature } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { SignerContext } from '../kit/acted-for.ts';
import { Notice } from '../kit/notice.tsx';
import fieldCss from '../kit/text-field.module.css';
import { useWords } from '../words/use-words.ts';
import { FieldFrame, GroupFrame, toldInput } from './field-frame.tsx';
import { fieldWords } from './field.messages.ts';
import { textIn, type FieldProps } from './field-props.ts';
import css from './forms.module.css';
import { SignaturePad } from './signature-pad.tsx';

/** A name was typed that may not be the full one of the person who signs. It is asked about, and taken. */
export const isDoubtfulSignature = (value: string, signer: string | undefined): boolean => {
  const signature = parseSignature(value);
  return signature.ok && signature.value.kind === 'typed' && isDoubtfulName(signature.value.name, signer);
};

/** Of the field for the typed name within that of the signature. */
export const typedNameId = (id: string): string => `${id}-name`;

/** The full name, typed as a signature. */
const TypedName = observer(function TypedName(props: FieldProps<'signature'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const value = textIn(props);
  const signer = use(SignerContext);
  const [isLeft, setLeft] = useState(false);
  const isDoubtful = isLeft && isDoubtfulSignature(value, signer);
  const name = { id: typedNameId(id), hint: say(fieldWords.nameCounts), required, error: undefined };
  return (
    <FieldFrame
      {...name}
      label={say(fieldWords.fullName)}
      required={false}
      below={
        <div role="status">
          {isDoubtful && (
            <Notice tone="wait" quiet>
              <p>{say(fieldWords.nameDoubtful, { name: value.trim() })}</p>
            </Notice>
          )}
        </div>
      }
    >
      <input
        {...toldInput(name)}
        aria-invalid={error !== undefined || undefined}
        id={name.id}
        className={fieldCss.input}
        autoComplete="name"
        value={value}
        onChange={({ currentTarget }) => {
          setLeft(false);
          form.type(field.uuid, currentTarget.value);
        }}
        onBlur={() => {
          setLeft(true);
          form.leave(field.uuid);
        }}
      />
    </FieldFrame>
  );
});

/** A drawn signature, or a typed one for users who cannot or do not want to draw (`APT-255`). */
export const SignatureField = observer(function SignatureField(props: FieldProps<'signature'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const value = textIn(props);
  const signature = parseSignature(value);
  const drawn = signature.ok && signature.value.kind === 'drawn' ? signature.value.path : '';
  const [typing, setTyping] = useState(value !== '' && drawn === '');
  const turnTo = (typed: boolean): void => {
    if (typed === typing) return;
    setTyping(typed);
    form.type(field.uuid, '');
    form.beginAgain(field.uuid);
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
        <TypedName {...props} />
      ) : (
        <SignaturePad path={drawn} onDraw={(drawing) => form.type(field.uuid, drawing)} />
      )}
    </GroupFrame>
  );
});
