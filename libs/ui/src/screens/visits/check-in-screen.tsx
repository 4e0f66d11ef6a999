import type { CheckInProblem, CheckInScreen as Shown, CheckInViewModel } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkInProblemWords, checkInStepWords, checkInWords } from './check-in.messages.ts';
import css from './check-in.module.css';
import { MedsAllergiesPage } from './meds-allergies-page.tsx';

const problemWords = { ...failureWords, ...checkInProblemWords };

interface ScreenProps {
  readonly viewModel: CheckInViewModel;
  /** The payment of what is due, where something is (`APT-173`). */
  readonly payment: ReactNode;
  /** Shown where nothing can be done here; a guest's page has an end of its own. */
  readonly failed?: (problem: CheckInProblem) => ReactNode;
  readonly onBack: () => void;
}

/** Checking in for a visit, page by page (`APT-164`). */
export const CheckInScreen = observer(({ viewModel, payment, failed, onBack }: ScreenProps) => {
  const say = useWords();
  const { phase } = viewModel;
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(checkInWords.loading)} blocks={2} />;
    case 'failed':
      return failed?.(phase.problem) ?? <Failed viewModel={viewModel} problem={phase.problem} onBack={onBack} />;
    case 'paying':
      return (
        <>
          <Notice tone="good" icon="check-circle">
            <p>
              <strong>{say(checkInWords.payTitle)}</strong>
            </p>
            <p>{say(checkInWords.pay)}</p>
            <Button onClick={viewModel.payLater}>{say(checkInWords.payLater)}</Button>
          </Notice>
          {payment}
        </>
      );
    case 'at':
      return <Page viewModel={viewModel} screen={phase.screen} />;
  }
});

/** What keeps somebody from checking in, with the moment from which they can. */
export const CheckInProblemText = ({ problem }: { readonly problem: CheckInProblem }) => {
  const say = useWords();
  const formats = useFormats();
  const when =
    problem.kind === 'check-in-too-early'
      ? `${formats.weekdayHere(problem.until)}, ${formats.timeHere(problem.until)}`
      : '';
  return say(problemWords[problem.kind], { when });
};

const passing: ReadonlySet<CheckInProblem['kind']> = new Set<CheckInProblem['kind']>([
  'timed-out',
  'unreachable',
  'unavailable',
  'malfunction',
  'too-many-requests',
]);

const Failed = ({
  viewModel,
  problem,
  onBack,
}: Pick<ScreenProps, 'viewModel' | 'onBack'> & {
  readonly problem: CheckInProblem;
}) => {
  const say = useWords();
  if (passing.has(problem.kind)) {
    return (
      <RetryNotice
        text={say(problemWords[problem.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return (
    <div className={css.screen}>
      <Notice tone="wait" icon="clock">
        <p>
          <CheckInProblemText problem={problem} />
        </p>
      </Notice>
      <div>
        <Button look="primary" onClick={onBack}>
          {say(checkInWords.back)}
        </Button>
      </div>
    </div>
  );
};

const Page = observer(({ viewModel, screen }: Pick<ScreenProps, 'viewModel'> & { readonly screen: Shown }) => {
  const say = useWords();
  const formats = useFormats();
  const { phase, medsAllergies, isLast, canGoOn, step } = viewModel;
  const { sending = false, problem } = phase.kind === 'at' ? phase : {};
  const { visit, steps, done, at } = screen;
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(step);
  useEffect(() => {
    // The page that comes next takes the place of the one before: who hears the page hears its heading.
    if (opened.current !== step) heading.current?.focus();
    opened.current = step;
  }, [step]);
  return (
    <form
      className={css.screen}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.submit();
      }}
    >
      <p className={css.visit}>
        {say(checkInWords.visit, {
          when: formats.visit(visit.start, visit.timeZone),
          provider: visit.providerName,
          office: visit.office,
        })}
      </p>
      {step !== undefined && (
        <div>
          {steps.length > 1 && (
            <p className={css.soft}>{say(checkInWords.step, { at: done.length + 1, total: steps.length })}</p>
          )}
          <h2 ref={heading} tabIndex={-1} className={css.heading}>
            {say(checkInStepWords[step])}
          </h2>
        </div>
      )}
      {medsAllergies !== undefined && <MedsAllergiesPage part={medsAllergies} />}
      {at.kind === 'ready' && <p>{say(checkInWords.ready)}</p>}
      {problem !== undefined && (
        <Notice tone="bad">
          <p>
            <CheckInProblemText problem={problem} />
          </p>
          <p>{say(checkInWords.kept)}</p>
        </Notice>
      )}
      {medsAllergies?.isAnswered === false && (
        <p className={css.soft}>{say(checkInProblemWords['history-unanswered'])}</p>
      )}
      <div>
        <Button look="primary" type="submit" busy={sending} disabled={!canGoOn && !sending}>
          {say(sending ? checkInWords.sending : isLast ? checkInWords.checkIn : checkInWords.next)}
        </Button>
      </div>
    </form>
  );
});
