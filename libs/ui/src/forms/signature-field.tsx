import { isDoubtfulName, parseSignature } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { ActedForContext, SignerContext } from '../kit/acted-for.ts';
import { Button } from '../kit/button.tsx';
import { focusField } from '../kit/problems-in-form.ts';
import { Notice } from '../kit/notice.tsx';
import fieldCss from '../kit/text-field.module.css';
import { useWords } from '../words/use-words.ts';
import { FieldFrame, GroupFrame, toldInput } from './field-frame.tsx';
import { fieldWords } from './field.messages.ts';
import { textIn, type FieldProps } from './field-props.ts';
import css from './forms.module.css';
import { NameQuestionContext } from './name-question.ts';
import { SignaturePad } from './signature-pad.tsx';
import { SignatureWaysContext } from './signature-ways.ts';

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
  const { choose } = use(SignatureWaysContext);
  const actedFor = use(ActedForContext);
  const hint = [actedFor && say(fieldWords.ownName, { name: actedFor }), say(fieldWords.nameCounts)];
  const name = { id: typedNameId(id), hint: hint.filter(Boolean).join(' '), required, error: undefined };
  return (
    <FieldFrame
      {...name}
      label={say(fieldWords.fullName)}
      required={false}
      below={
        <IsFullName
          name={value}
          onChange={() => focusField(name.id)}
          onUse={(known) => {
            form.type(field.uuid, known);
            focusField(name.id);
          }}
        />
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
          // A name that is emptied does not turn the field into a pad.
          choose(field.uuid, true);
          form.type(field.uuid, currentTarget.value);
        }}
        onBlur={() => form.leave(field.uuid)}
      />
    </FieldFrame>
  );
});

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** The question about a name that a press held up; it takes the focus, as the press did nothing else. */
const IsFullName = ({
  name,
  onChange,
  onUse,
}: {
  readonly name: string;
  readonly onChange: () => void;
  readonly onUse: (known: string) => void;
}) => {
  const say = useWords();
  const [actedFor, signer] = [use(ActedForContext), use(SignerContext)];
  const { asked, confirm } = use(NameQuestionContext);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = asked.includes(name);
  // Names typed again, and pages opened again, are shown with the question that a press asked before.
  const known = useRef(asked);
  useEffect(() => {
    if (known.current === asked) return;
    known.current = asked;
    if (!isAsked) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, asked]);
  if (!isAsked) return null;
  const question = say(fieldWords.nameDoubtful, { name: name.trim() });
  // Who helps signs with their own name: that of the patient is the likely mistake.
  const isPatients = actedFor !== undefined && plain(name) === plain(actedFor);
  const change = (
    <Button look={isPatients && signer === undefined ? 'secondary' : 'quiet'} onClick={onChange}>
      {say(fieldWords.nameChange)}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={question} className={css.question}>
      <Notice tone="bad" quiet>
        <p>{question}</p>
        <p className={css.onward}>
          {isPatients && signer !== undefined && (
            <Button onClick={() => onUse(signer)}>{say(fieldWords.nameUse, { name: signer })}</Button>
          )}
          {isPatients && change}
          <Button look={isPatients ? 'quiet' : 'secondary'} onClick={confirm}>
            {say(fieldWords.nameSend)}
          </Button>
          {!isPatients && change}
        </p>
      </Notice>
    </div>
  );
};

/** A drawn signature, or a typed one for users who cannot or do not want to draw (`APT-255`). */
export const SignatureField = observer(function SignatureField(props: FieldProps<'signature'>) {
  const { form, field, id, required, error } = props;
  const say = useWords();
  const value = textIn(props);
  const actedFor = use(ActedForContext);
  const signature = parseSignature(value);
  const drawn = signature.ok && signature.value.kind === 'drawn' ? signature.value.path : '';
  const { signsByName, choose } = use(SignatureWaysContext);
  const typing = signsByName(field.uuid);
  // While strokes are drawn the pad stays where it is: the next one begins where the finger is.
  const [room, setRoom] = useState(error);
  if (error !== undefined && error !== room) setRoom(error);
  const turnTo = (typed: boolean): void => {
    if (typed === typing) return;
    choose(field.uuid, typed);
    setRoom(undefined);
    form.type(field.uuid, '');
    form.beginAgain(field.uuid);
  };
  return (
    <GroupFrame id={id} label={field.label} hint={field.hint} required={required} error={error} room={room}>
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
        <>
          {actedFor !== undefined && <p>{say(fieldWords.ownSignature, { name: actedFor })}</p>}
          <SignaturePad path={drawn} onDraw={(drawing) => form.type(field.uuid, drawing)} />
        </>
      )}
    </GroupFrame>
  );
});
