import type { Form } from '@portico/domain/forms';
import type { FormRefusal } from '@portico/application/forms';
import type { Failure } from '@portico/application/kernel';
import type { Language } from '@portico/domain/kernel';
import { intakeFramePath, intakeMessageIn, type IntakeAsked, type IntakeMessage } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { fieldWords } from '../../forms/field.messages.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { refusalWords } from '../forms/index.ts';
import { checkInWords, intakeWords as words } from './check-in.messages.ts';
import css from './intake-forms-page.module.css';

export interface IntakeModel {
  readonly forms: readonly Form[];
  readonly at: number;
  readonly phase: 'loading' | 'open' | 'saving' | 'sending';
  readonly problem: FormRefusal | Failure | undefined;
  readonly form: Form | undefined;
  readonly isLast: boolean;
  readonly canSave: boolean;
  connect(post: (asked: IntakeAsked) => void, language: Language): void;
  hear(told: IntakeMessage): void;
  save(): void;
}

interface PageProps {
  readonly part: IntakeModel;
  readonly recap?: ReactNode;
  /** Text of the button that sends the forms, where that does more. */
  readonly submit?: string | undefined;
}

const problemWords = { ...failureWords, ...refusalWords };

/** The intake forms: the list on the left, the current one in a frame, and its save button below (`APT-202`). */
const IntakePage = observer(({ part, recap, submit }: PageProps) => {
  const say = useWords();
  const { language } = useFormats();
  const actedFor = use(ActedForContext);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = window.location;
    part.connect((asked) => frame.current?.contentWindow?.postMessage(asked, origin), language);
    const hear = (event: MessageEvent): void => {
      const told = event.source === frame.current?.contentWindow ? intakeMessageIn(event, origin) : undefined;
      if (told !== undefined) part.hear(told);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [part, language]);
  const { forms, at, form, isLast, phase, problem, canSave } = part;
  const isSending = phase === 'sending' || phase === 'saving';
  return (
    <div className={css.intake}>
      <ol className={css.side} aria-label={say(words.forms)}>
        {forms.map(({ uuid, title }, place) => (
          <li key={uuid} aria-current={place === at ? 'step' : undefined} className={css.entry}>
            {place < at ? <Icon name="check-circle" /> : <span className={css.place}>{place + 1}</span>}
            <span>
              {title}
              {place < at && <span className={css.soft}> ({say(words.saved)})</span>}
            </span>
          </li>
        ))}
      </ol>
      {actedFor !== undefined && <p>{say(fieldWords.you, { name: actedFor })}</p>}
      <iframe ref={frame} className={css.frame} src={intakeFramePath} title={form?.title ?? ''} />
      <CheckedForm className={css.footer} isComplete={canSave} otherwise={say(words.scroll)} onSend={part.save}>
        {problem !== undefined && (
          <Notice tone="bad">
            <p>
              {say(problemWords[problem.kind])} {say(checkInWords.kept)}
            </p>
          </Notice>
        )}
        {!canSave && !isSending && <p className={css.soft}>{say(words.scroll)}</p>}
        {isLast && recap}
        <LiveRegion>{canSave ? say(words.seen) : ''}</LiveRegion>
        <div>
          <Button look="primary" busy={isSending} type="submit" aria-disabled={!canSave}>
            {isSending ? say(checkInWords.sending) : isLast ? (submit ?? say(words.submit)) : say(words.saveAndNext)}
          </Button>
        </div>
      </CheckedForm>
    </div>
  );
});
export default IntakePage;
