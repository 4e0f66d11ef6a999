import type { Failure } from '@portico/application/kernel';
import type { SummaryProblem } from '@portico/application/health';
import type { ListedAppointment, CancelRefusal, CallProblem } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { callTo } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { summaryProblemWords } from '../health/index.ts';
import css from './appointment-card.module.css';
import { callProblemWords, cancelRefusalWords, cancelWords } from './visit-actions.messages.ts';

export interface VisitErrorsModel {
  readonly canceling: {
    retry(): Promise<void>;
    failureOf(listed: ListedAppointment): CancelRefusal | Failure | undefined;
  };
  readonly video?: {
    start(listed: ListedAppointment): Promise<void>;
    problemOf(listed: ListedAppointment): CallProblem | undefined;
  };
  readonly summary?: {
    make(listed: ListedAppointment): Promise<void>;
    problemOf(listed: ListedAppointment): SummaryProblem | undefined;
  };
}

const problemWords = { ...failureWords, ...callProblemWords };
const noSummaryWords = { ...failureWords, ...summaryProblemWords };
const refusalWords = { ...failureWords, ...cancelRefusalWords };

/** The error of a card's button, with a retry or the phone number. */
const VisitErrors = observer(
  ({
    listed,
    actions: { canceling, video, summary },
  }: {
    readonly listed: ListedAppointment;
    readonly actions: Pick<VisitErrorsModel, 'canceling' | 'video' | 'summary'>;
  }) => {
    const say = useWords();
    const problem = video?.problemOf(listed);
    const failure = canceling.failureOf(listed);
    const noSummary = summary?.problemOf(listed);
    if (problem === undefined && failure === undefined && noSummary === undefined) return null;
    // The number that the card shows, else that of the practice.
    const { phone = failure?.kind === 'too-late-to-cancel' ? failure.phone : '' } = listed.appointment.location;
    const sentence = failure && `${say(cancelWords.unchanged)} ${say(refusalWords[failure.kind])}`;
    return (
      <>
        {problem !== undefined && (
          <RetryNotice
            text={say(problemWords[problem.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void video?.start(listed)}
          />
        )}
        {noSummary !== undefined && (
          <RetryNotice
            text={say(noSummaryWords[noSummary.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void summary?.make(listed)}
          />
        )}
        {failure?.kind === 'too-late-to-cancel' ? (
          <Notice tone="bad">
            <p>{sentence}</p>
            <a href={callTo(phone)} className={css.phone}>
              {say(cancelWords.call, { phone })}
            </a>
          </Notice>
        ) : (
          sentence !== undefined && (
            <RetryNotice text={sentence} retry={say(kitWords.retry)} onRetry={() => void canceling.retry()} />
          )
        )}
      </>
    );
  },
);
export default VisitErrors;
