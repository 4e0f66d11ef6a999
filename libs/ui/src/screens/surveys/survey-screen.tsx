import type { SurveysPage, ShownQuestion } from '@portico/application/surveys';
import type { LinkShut } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { FollowUp, type FollowUpModel } from './follow-up.tsx';
import { Question } from './question.tsx';
import { followUpWords, surveyWords } from './surveys.messages.ts';
import css from './surveys.module.css';
import { Thanks } from './thanks.tsx';

export interface SurveyModel extends FollowUpModel {
  readonly page: SurveysPage | undefined;
  load(): Promise<void>;
  readonly missing: readonly ShownQuestion[];
}

export interface SurveyScreenProps {
  readonly viewModel: SurveyModel;
  /** Leaves the survey; absent for guests. */
  readonly leave?: { readonly to: 'surveys' | 'check-out'; readonly onLeave: () => void };
  /** Replaces the plain notice, if a link is why nothing is shown. */
  readonly problem?: (failure: Failure | LinkShut) => ReactNode;
}

/** One survey: its questions, the follow-up as a page of its own, and thanks (`ACC-279`, `ACC-299`). */
export const SurveyScreen = observer((props: SurveyScreenProps) => {
  const say = useWords();
  const { viewModel, problem } = props;
  const { phase } = viewModel;
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(surveyWords.loading)} lines={5} />;
    case 'failed':
      return problem?.(phase.failure) ?? <Failed failure={phase.failure} onRetry={() => void viewModel.load()} />;
    case 'already-complete':
      return (
        <div className={css.screen}>
          <Notice tone="good" icon="check-circle">
            <p>{say(followUpWords.already)}</p>
          </Notice>
          <Leave {...props} look="primary" />
        </div>
      );
    case 'questions':
      return <Questions {...props} />;
    case 'feedback':
      return <FollowUp viewModel={viewModel} failed={<SendingFailed {...props} />} />;
    case 'done':
      return (
        <div className={css.screen}>
          <Thanks screen={phase.screen} />
          <Leave {...props} look="primary" />
        </div>
      );
  }
});

const Failed = ({ failure, onRetry }: { readonly failure: Failure | LinkShut; readonly onRetry: () => void }) => {
  const say = useWords();
  const { kind } = failure;
  return (
    <RetryNotice
      text={say(failureWords[kind === 'shut' ? 'not-found' : kind])}
      retry={say(kitWords.retry)}
      onRetry={onRetry}
    />
  );
};

const SendingFailed = observer(({ viewModel: { phase }, problem }: SurveyScreenProps) => {
  if (!('sending' in phase) || phase.sending.kind !== 'failed') return null;
  const { failure, again } = phase.sending;
  if (failure.kind === 'shut' && problem !== undefined) return problem(failure);
  return <Failed failure={failure} onRetry={() => void again()} />;
});

const Questions = observer((props: SurveyScreenProps) => {
  const say = useWords();
  const { viewModel } = props;
  const { phase, missing } = viewModel;
  const scale = useId();
  if (phase.kind !== 'questions') return null;
  const isSending = phase.sending.kind === 'sending';
  const { questions } = phase.survey;
  return (
    <CheckedForm className={css.form} isComplete={viewModel.canSubmit} onSend={() => void viewModel.submit()}>
      <Leave {...props} look="quiet" />
      <About viewModel={viewModel} />
      {questions.some(({ kind }) => kind === 'rating') && (
        <p className={css.soft} id={scale}>
          {say(surveyWords.scale)}
        </p>
      )}
      {questions.map((question) => (
        <Question key={question.id} viewModel={viewModel} question={question} scale={scale} />
      ))}
      <SendingFailed {...props} />
      <div className={css.buttons}>
        {missing.length > 0 && <p className={css.soft}>{say(surveyWords.left, { count: missing.length })}</p>}
        <Button look="primary" type="submit" aria-disabled={!viewModel.canSubmit} busy={isSending}>
          {say(isSending ? surveyWords.sending : surveyWords.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});

/** The visit that the survey is about; guests are shown only its practice. */
const About = observer(({ viewModel: { phase, page } }: SurveyScreenProps) => {
  const say = useWords();
  const formats = useFormats();
  const survey = phase.kind === 'questions' ? phase.survey : undefined;
  if (survey === undefined) return null;
  const { visit } = survey;
  const practice = page?.guestSurveyCtx?.practiceName;
  return (
    <div>
      <h2 className={css.title}>{survey.title}</h2>
      {visit !== undefined && (
        <p className={css.soft}>
          {say(surveyWords.about, {
            when: formats.dayOfVisit(visit.start, visit.timeZone),
            provider: visit.provider,
          })}
        </p>
      )}
      {practice !== undefined && <p className={css.soft}>{say(surveyWords.aboutPractice, { practice })}</p>}
    </div>
  );
});

/** The way back of the page, in place of the frame’s. */
const Leave = ({ leave, look }: SurveyScreenProps & { readonly look: 'primary' | 'quiet' }) => {
  const say = useWords();
  if (leave === undefined) return null;
  return (
    <p data-way-back>
      <Button look={look} icon={look === 'quiet' ? 'previous' : undefined} onClick={leave.onLeave}>
        {say(leave.to === 'surveys' ? surveyWords.back : surveyWords.backToCheckOut)}
      </Button>
    </p>
  );
};
