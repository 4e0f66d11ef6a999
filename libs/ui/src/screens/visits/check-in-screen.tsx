import type { CheckInProblem, CheckInScreen as Shown, CheckInViewModel } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { CheckInFailed, CheckInProblemText } from './check-in-failed.tsx';
import { checkInProblemWords, checkInStepWords, checkInWords, taskWords } from './check-in.messages.ts';
import css from './check-in.module.css';
import { MedsAllergiesPage } from './meds-allergies-page.tsx';

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
      return (
        failed?.(phase.problem) ?? (
          <CheckInFailed problem={phase.problem} onRetry={() => void viewModel.load()} onBack={onBack} />
        )
      );
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

const Page = observer(({ viewModel, screen }: Pick<ScreenProps, 'viewModel'> & { readonly screen: Shown }) => {
  const say = useWords();
  const formats = useFormats();
  const { phase, medsAllergies, isLast, canGoOn, step, count } = viewModel;
  const { sending = false, problem } = phase.kind === 'at' ? phase : {};
  const { visit, practice, task, at } = screen;
  const partner = at.kind === 'task' ? task?.partner : undefined;
  const title = step !== undefined ? say(checkInStepWords[step]) : partner && say(taskWords.title, { partner });
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(at.kind);
  useEffect(() => {
    // The page that comes next takes the place of the one before: who hears the page hears its heading.
    if (opened.current !== at.kind) heading.current?.focus();
    opened.current = at.kind;
  }, [at.kind]);
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
      {title !== undefined && (
        <div>
          {count !== undefined && count.total > 1 && <p className={css.soft}>{say(checkInWords.step, count)}</p>}
          <h2 ref={heading} tabIndex={-1} className={css.heading}>
            {title}
          </h2>
        </div>
      )}
      {medsAllergies !== undefined && <MedsAllergiesPage part={medsAllergies} />}
      {partner !== undefined && <p>{say(taskWords.text, { practice: practice.name, partner })}</p>}
      {at.kind === 'ready' && <p>{say(checkInWords.ready)}</p>}
      {problem !== undefined && (
        <Notice tone="bad">
          <p>
            <CheckInProblemText problem={problem} />
          </p>
          {medsAllergies !== undefined && <p>{say(checkInWords.kept)}</p>}
        </Notice>
      )}
      {medsAllergies?.isAnswered === false && (
        <p className={css.soft}>{say(checkInProblemWords['history-unanswered'])}</p>
      )}
      <div>
        <Button look="primary" type="submit" busy={sending} disabled={!canGoOn && !sending}>
          {sending
            ? say(checkInWords.sending)
            : partner !== undefined
              ? say(taskWords.go, { partner })
              : say(isLast ? checkInWords.checkIn : checkInWords.next)}
        </Button>
      </div>
    </form>
  );
});
