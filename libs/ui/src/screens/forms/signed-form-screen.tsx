import type { Failure } from '@portico/application/kernel';
import { type SignedFormShown } from '@portico/application/forms';
import { fieldsOf } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { FormAnswers } from '../../forms/form-answers.tsx';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { historyWords, signingWords } from './form-history.messages.ts';
import css from './forms-screen.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly signed: SignedFormShown }
  /** There is no such form, or it is hidden (`APT-250`). */
  | { readonly kind: 'gone' };

export interface SignedFormModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

/** A signed form, read-only and printable (`APT-247`). */
export const SignedFormScreen = observer(function SignedFormScreen({
  viewModel,
}: {
  readonly viewModel: SignedFormModel;
}) {
  const say = useWords();
  const formats = useFormats();
  const [actedFor, signer] = [use(ActedForContext), use(SignerContext)];
  const patient = actedFor ?? signer;
  const { phase } = viewModel;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (phase.kind !== 'ready') return <Skeleton label={say(historyWords.loading)} lines={6} />;
  const { form, answers, signedAt } = phase.signed;
  const isSigned = fieldsOf(form).some(({ type, uuid }) => type === 'signature' && (answers[uuid] ?? '') !== '');
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <h2>{form.title}</h2>
        {patient !== undefined && <p>{say(signingWords.patient, { name: patient })}</p>}
        <p className={css.soft}>
          {say(isSigned ? historyWords.signedOn : historyWords.sentOn, { date: formats.atPractice.day(signedAt) })}
          {' · '}
          {say(signingWords.version, { version: form.version })}
        </p>
        {form.description !== undefined && <p>{form.description}</p>}
      </div>
      <FormAnswers form={form} answers={answers} />
      <div data-no-print>
        <Button icon="print" onClick={() => window.print()}>
          {say(signingWords.print)}
        </Button>
      </div>
    </div>
  );
});
