import { paths, type Failure } from '@portico/application/kernel';
import type { PracticeBranding, ShutLink, EntryProblem } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { BirthDate, useBrand } from '../open/index.ts';
import { AskForLink, type AskForLinkModel } from './ask-for-link.tsx';
import { askForLinkWords } from './ask-for-link.messages.ts';
import { CallPractice } from './call-practice.tsx';
import { EntryError } from './guest-entry-error.tsx';
import { missingEntryWords } from './missing.messages.ts';
import { entryWords, shutWords } from './guests.messages.ts';
import css from './guests.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'asking'; readonly practice: PracticeBranding; readonly problem?: EntryProblem }
  | { readonly kind: 'checking'; readonly practice: PracticeBranding }
  | { readonly kind: 'shut'; readonly practice?: PracticeBranding; readonly why: ShutLink }
  /** There is no link; `asks` is the form that requests one. */
  | { readonly kind: 'no-link'; readonly practice: PracticeBranding; readonly asks: AskForLinkModel }
  /** The next page, an address of the portal. */
  | { readonly kind: 'led'; readonly to: string };

interface GuestForm {
  birthDate: string;
  /** With a bill only. */
  patientNumber: string;
  lastName: string;
}

export interface GuestEntryModel {
  readonly phase: Phase;
  readonly form: GuestForm;
  readonly withBill: boolean;
  readonly practice: PracticeBranding | undefined;
  readonly askAgain: string | undefined;
  readonly canCheck: boolean;
  type(field: keyof GuestForm, text: string): void;
  load(): Promise<void>;
  check(): Promise<void>;
}

/** The page of a guest's link (`ACC-052` to `ACC-056`): what it is about, and the identity check. */
export const GuestEntryScreen = observer(
  ({ viewModel, onLed }: { readonly viewModel: GuestEntryModel; readonly onLed: (to: string) => void }) => {
    const say = useWords();
    const { phase, practice } = viewModel;
    useBrand(practice);
    const to = phase.kind === 'led' ? phase.to : undefined;
    useEffect(() => {
      if (to !== undefined) onLed(to);
    }, [to, onLed]);

    switch (phase.kind) {
      case 'loading':
      case 'led':
        return <Skeleton label={say(entryWords.loading)} blocks={1} />;
      case 'failed':
        return (
          <RetryNotice
            text={say(failureWords[phase.failure.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void viewModel.load()}
          />
        );
      case 'shut':
        return <Shut why={phase.why} practice={phase.practice} again={viewModel.askAgain} />;
      case 'no-link':
        return <AskForLink viewModel={phase.asks} />;
      case 'asking':
      case 'checking':
        return <IdentityForm viewModel={viewModel} practice={phase.practice} />;
    }
  },
);

const Shut = ({
  why,
  practice,
  again,
}: {
  readonly why: ShutLink;
  readonly practice: PracticeBranding | undefined;
  /** Where to request another link. */
  readonly again: string | undefined;
}) => {
  const say = useWords();
  return (
    <>
      <Notice tone={why.kind === 'used' ? 'good' : 'wait'} icon={why.kind === 'used' ? 'check-circle' : 'clock'}>
        <p>{say(shutWords[why.kind])}</p>
      </Notice>
      {again !== undefined && (
        <p>
          <a href={again}>{say(askForLinkWords.again)}</a>
        </p>
      )}
      <CallPractice practice={practice} />
      <p>
        <a href={paths.login}>{say(entryWords.account)}</a>
      </p>
    </>
  );
};

const IdentityForm = observer(
  ({ viewModel, practice }: { readonly viewModel: GuestEntryModel; readonly practice: PracticeBranding }) => {
    const say = useWords();
    const { withBill, phase } = viewModel;
    const problem = phase.kind === 'asking' ? phase.problem : undefined;
    return (
      <CheckedForm className={css.form} isComplete={viewModel.canCheck} onSend={() => void viewModel.check()}>
        <p className={css.soft}>
          {say(withBill ? entryWords.leadBill : entryWords.leadLink, { practice: practice.name })}
        </p>
        {withBill && (
          <>
            <TextField
              label={say(entryWords.patientNumber)}
              missing={say(missingEntryWords.patientNumberMissing)}
              description={say(entryWords.patientNumberHint)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={viewModel.form.patientNumber}
              onChange={({ currentTarget }) => viewModel.type('patientNumber', currentTarget.value)}
            />
            <TextField
              label={say(entryWords.lastName)}
              missing={say(missingEntryWords.lastNameMissing)}
              autoComplete="family-name"
              required
              value={viewModel.form.lastName}
              onChange={({ currentTarget }) => viewModel.type('lastName', currentTarget.value)}
            />
          </>
        )}
        <BirthDate onChange={(date) => viewModel.type('birthDate', date)} />
        {/* Right above the button, so that whoever pressed it sees why. */}
        {problem !== undefined && <EntryError problem={problem} />}
        <Button look="primary" type="submit" wide busy={phase.kind === 'checking'}>
          {say(entryWords.go)}
        </Button>
        {!withBill && <p className={css.hint}>{say(entryWords.help)}</p>}
        <CallPractice practice={practice} />
      </CheckedForm>
    );
  },
);
