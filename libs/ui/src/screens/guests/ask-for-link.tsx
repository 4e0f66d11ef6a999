import type { LinkRequestRefusal, PracticeBranding } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { BirthDate } from '../open/index.ts';
import { askForLinkWords } from './ask-for-link.messages.ts';
import { CallPractice } from './call-practice.tsx';
import { EntryError } from './guest-entry-error.tsx';
import { entryWords } from './guests.messages.ts';
import css from './guests.module.css';

interface AskForLinkForm {
  firstName: string;
  lastName: string;
  birthDate: string;
  /** An email address or a telephone number. */
  contact: string;
}

type AskForLinkField = keyof AskForLinkForm;

type Phase =
  | { readonly kind: 'asking'; readonly problem?: LinkRequestRefusal | Failure }
  | { readonly kind: 'sending' }
  /** Does not reveal whether the person is known. */
  | { readonly kind: 'asked' };

export interface AskForLinkModel {
  readonly phase: Phase;
  readonly form: AskForLinkForm;
  readonly wasTried: boolean;
  readonly practice: PracticeBranding;
  type(field: AskForLinkField, text: string): void;
  readonly wrong: readonly AskForLinkField[];
  send(): Promise<void>;
}

const missing: Readonly<Record<AskForLinkField, Message>> = {
  firstName: askForLinkWords.missingFirst,
  lastName: askForLinkWords.missingLast,
  birthDate: askForLinkWords.missingDate,
  contact: askForLinkWords.wrongContact,
};

/** For persons without a link (`APT-326`): asks who the patient is, and gives everyone the same answer. */
export const AskForLink = observer(({ viewModel }: { readonly viewModel: AskForLinkModel }) => {
  const { phase } = viewModel;
  return phase.kind === 'asked' ? <Asked viewModel={viewModel} /> : <Form viewModel={viewModel} />;
});

const Form = observer(({ viewModel }: { readonly viewModel: AskForLinkModel }) => {
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { phase, practice, wasTried, wrong, type } = viewModel;
  const errorOf = (field: AskForLinkField) => (wasTried && wrong.includes(field) ? say(missing[field]) : undefined);
  const isSending = phase.kind === 'sending';
  const text = (field: Exclude<AskForLinkField, 'birthDate'>) => ({
    value: viewModel.form[field],
    error: errorOf(field),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => type(field, currentTarget.value),
  });
  const noDate = errorOf('birthDate');
  return (
    <form
      ref={form}
      className={css.form}
      // POST, so that a submit without the script never puts data into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.send();
        if (viewModel.wrong.length > 0) {
          // After the errors are rendered.
          requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
        }
      }}
    >
      <p className={css.soft}>{say(askForLinkWords.lead, { practice: practice.name })}</p>
      <TextField label={say(askForLinkWords.firstName)} autoComplete="given-name" {...text('firstName')} />
      <TextField label={say(entryWords.lastName)} autoComplete="family-name" {...text('lastName')} />
      <div>
        <BirthDate onChange={(date) => type('birthDate', date)} />
        {noDate !== undefined && (
          <p role="alert" className={css.error}>
            {noDate}
          </p>
        )}
      </div>
      <TextField
        label={say(askForLinkWords.contact)}
        description={say(askForLinkWords.contactHint)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...text('contact')}
      />
      {phase.kind === 'asking' && phase.problem !== undefined && <EntryError problem={phase.problem} />}
      <Button look="primary" type="submit" wide busy={isSending}>
        {say(isSending ? askForLinkWords.sending : askForLinkWords.send)}
      </Button>
      <CallPractice practice={practice} />
    </form>
  );
});

const Asked = ({ viewModel: { practice } }: { readonly viewModel: AskForLinkModel }) => {
  const say = useWords();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => void told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1} className={css.news}>
      <div className={css.form}>
        <Notice tone="accent" icon="mail" quiet>
          <p>{say(askForLinkWords.asked, { practice: practice.name })}</p>
        </Notice>
        <p>{say(askForLinkWords.notComing)}</p>
        <CallPractice practice={practice} />
      </div>
    </div>
  );
};
