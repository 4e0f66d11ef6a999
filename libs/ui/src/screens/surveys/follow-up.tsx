import type { Failure } from '@portico/application/kernel';
import type { LinkShut } from '@portico/application/guests';
import type { ShownSurvey, SurveyScreen } from '@portico/application/surveys';
import type { SurveyAnswers } from '@portico/domain/surveys';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { useWords } from '../../words/use-words.ts';
import { LongText, type QuestionModel } from './question.tsx';
import { followUpWords, surveyWords } from './surveys.messages.ts';
import css from './surveys.module.css';

type Problem = Failure | LinkShut;

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: Problem; readonly again: () => Promise<void> };

export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Problem }
  /** It was completed before: thanks, and no form (`ACC-301`). */
  | { readonly kind: 'already-complete' }
  /** The questions, and afterwards the follow-up: each a page of its own (`ACC-299`). */
  | { readonly kind: 'questions' | 'feedback'; readonly survey: ShownSurvey; readonly sending: Sending }
  | { readonly kind: 'done'; readonly screen: Exclude<SurveyScreen, { readonly kind: 'feedback' }> };

export interface FollowUpModel extends QuestionModel {
  readonly phase: Phase;
  readonly input: { readonly answers: SurveyAnswers; readonly feedback: string; write(feedback: string): void };
  readonly canSubmit: boolean;
  submit(): Promise<void>;
  finish(): Promise<void>;
}

/** The follow-up after low ratings; its text is optional. */
export const FollowUp = observer(
  ({
    viewModel,
    failed,
  }: {
    readonly viewModel: FollowUpModel;
    /** The error of sending it. */
    readonly failed: ReactNode;
  }) => {
    const say = useWords();
    const title = useRef<HTMLHeadingElement>(null);
    const { phase } = viewModel;
    useEffect(() => void title.current?.focus(), []);
    const isSending = phase.kind === 'feedback' && phase.sending.kind === 'sending';
    return (
      <CheckedForm className={css.form} isComplete={viewModel.canSubmit} onSend={() => void viewModel.submit()}>
        <div>
          <h2 ref={title} tabIndex={-1} className={css.title}>
            {say(followUpWords.title)}
          </h2>
          <p>{say(followUpWords.lead)}</p>
        </div>
        <LongText
          label={say(followUpWords.feedback)}
          required
          text={viewModel.input.feedback}
          onType={viewModel.input.write}
        />
        {failed}
        <div className={css.buttons}>
          <Button look="primary" type="submit" aria-disabled={!viewModel.canSubmit} busy={isSending}>
            {say(isSending ? surveyWords.sending : followUpWords.send)}
          </Button>
          <Button busy={isSending} onClick={() => void viewModel.finish()}>
            {say(followUpWords.finish)}
          </Button>
        </div>
      </CheckedForm>
    );
  },
);
