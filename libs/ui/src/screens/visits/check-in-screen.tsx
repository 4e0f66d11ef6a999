import type { InformationModel } from './check-in-information-page.tsx';
import type { IntakeModel } from './intake-forms-page.tsx';
import type { PracticeId } from '@portico/domain/kernel';
import type { CheckInPageStep } from '@portico/domain/visits';
import type { InformationRefusal } from '@portico/application/profile';
import type {
  CheckInScreen as Shown,
  VisitToCheckIn,
  CheckInPageProblem,
  CheckInProblem,
  CheckInTold,
} from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useBackSteps } from '../../kit/use-back-steps.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { FormSigningScreen, type FormSigningModel } from '../forms/index.ts';
import { useTitle } from '../open/index.ts';
import { refusalWords } from '../profile/index.ts';
import { CheckInEndsChanges } from './check-in-ends-changes.tsx';
import { CheckInRecap } from './check-in-recap.tsx';
import { CheckInFailed, CheckInProblemText } from './check-in-failed.tsx';
import { checkInProblemWords, checkInStepWords, checkInWords, taskWords } from './check-in.messages.ts';
import { visitElsewhereWords } from './visit-elsewhere.messages.ts';
import css from './check-in.module.css';
import { ToldAtCheckIn } from './told-at-check-in.tsx';
import { MedsAllergiesPage, type MedsAllergiesModel } from './meds-allergies-page.tsx';

const InformationPage = lazyComponent(() => import('./check-in-information-page.tsx'));
const IntakePage = lazyComponent(() => import('./intake-forms-page.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: CheckInProblem }
  /** A page is shown; `sending` while it is submitted (`APT-171`). */
  | {
      readonly kind: 'at';
      readonly screen: Shown;
      readonly sending: boolean;
      readonly problem?: CheckInPageProblem;
      /** The earlier step that is being opened in place of the page. */
      readonly goingTo?: CheckInPageStep | undefined;
    }
  /** Checked in; something is due that can be paid now (`APT-173`). */
  | { readonly kind: 'paying'; readonly screen: Shown };

export interface CheckInModel {
  readonly phase: Phase;
  readonly medsAllergies: (MedsAllergiesModel & { readonly isAnswered: boolean }) | undefined;
  readonly information: InformationModel | undefined;
  readonly intake: IntakeModel | undefined;
  readonly forms: FormSigningModel | undefined;
  readonly step: CheckInPageStep | undefined;
  readonly canGoOn: boolean;
  /** What the practice is told. */
  readonly told: CheckInTold | undefined;
  /** Where the page stands among the others. */
  readonly position:
    | {
        /** How many steps stand before it. */
        readonly index: number;
        readonly before: CheckInPageStep | undefined;
        readonly isLast: boolean;
        /** Its forms were sent before. */
        readonly isSent: boolean;
        readonly count: { readonly at: number; readonly total: number };
      }
    | undefined;
  load(): Promise<void>;
  /** Opens an earlier step; `isChange` leads on to the page with the list of answers. */
  goTo(step: CheckInPageStep, isChange?: boolean): Promise<void>;
  submit(): Promise<void>;
  payLater(): void;
}

const isOfProfile = (problem: CheckInPageProblem): problem is InformationRefusal => problem.kind in refusalWords;

interface ScreenProps {
  readonly viewModel: CheckInModel;
  /** The payment of what is due, if anything (`APT-173`). */
  readonly payment: (visit: VisitToCheckIn) => ReactNode;
  /** Shown if nothing can be done here; a guest's page has an end of its own. */
  readonly failed?: (problem: CheckInProblem) => ReactNode;
  readonly onBack: () => void;
  /** The person's current practice; a guest has none. */
  readonly here?: PracticeId | undefined;
}

/** Checking in for a visit, page by page (`APT-164`). */
export const CheckInScreen = observer(({ viewModel, payment, failed, onBack, here }: ScreenProps) => {
  const say = useWords();
  const whom = useWhom();
  const { phase } = viewModel;
  const title = whom.isOther === 'true' ? say(checkInWords.titleFor, whom) : undefined;
  useTitle(title);
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
              <strong>{say(checkInWords.payTitle, whom)}</strong>
            </p>
            <ToldAtCheckIn of={phase.screen} />
            <p>{say(checkInWords.pay)}</p>
            <Button onClick={viewModel.payLater}>{say(checkInWords.payLater)}</Button>
          </Notice>
          {payment(phase.screen.visit)}
        </>
      );
    case 'at':
      return <Page viewModel={viewModel} screen={phase.screen} here={here} />;
  }
});

type PageProps = Pick<ScreenProps, 'viewModel'> & { readonly screen: Shown };

const Page = observer(({ viewModel, screen, here }: PageProps & Pick<ScreenProps, 'here'>) => {
  const say = useWords();
  const { phase, position } = viewModel;
  const { index = 0, before } = position ?? {};
  const back = (): void => {
    if (before !== undefined) void viewModel.goTo(before);
  };
  useBackSteps(index, back);
  const isGoing = phase.kind === 'at' && phase.goingTo !== undefined;
  return (
    <div className={css.screen}>
      {here !== undefined && screen.practice.id !== here && (
        <Notice tone="accent" icon="practice" quiet>
          <p>{say(visitElsewhereWords.checkIn, { practice: screen.practice.name })}</p>
        </Notice>
      )}
      <Top viewModel={viewModel} screen={screen} />
      {/* Before the first answer, and once more above the button that checks in. */}
      {index === 0 && position?.isLast === false && <CheckInEndsChanges screen={screen} />}
      {isGoing ? (
        <Skeleton label={say(checkInWords.loading)} blocks={2} />
      ) : (
        <Body viewModel={viewModel} screen={screen} />
      )}
      {before !== undefined && (
        <div>
          <Button look="quiet" icon="previous" onClick={back}>
            {say(checkInWords.backTo, { step: index })}
          </Button>
        </div>
      )}
    </div>
  );
});

/** The answers stand where nothing but a task at a partner comes after them. */
const recapOf = ({ viewModel, screen }: PageProps): ReactNode =>
  (viewModel.position?.isLast === true || screen.at.kind === 'task') && (
    <>
      <CheckInRecap viewModel={viewModel} screen={screen} />
      <CheckInEndsChanges screen={screen} />
    </>
  );

const Body = observer(({ viewModel, screen }: PageProps) => {
  const say = useWords();
  const recap = recapOf({ viewModel, screen });
  const isLast = viewModel.position?.isLast === true;
  const send = isLast ? say(checkInWords.sendAndCheckIn) : undefined;
  if (viewModel.intake !== undefined) return <IntakePage part={viewModel.intake} recap={recap} submit={send} />;
  if (viewModel.forms !== undefined) {
    const last = send === undefined ? undefined : { send, sign: say(checkInWords.signAndCheckIn) };
    return (
      <FormSigningScreen
        inTask
        viewModel={viewModel.forms}
        recap={recap}
        last={last}
        onDone={() => void viewModel.load()}
      />
    );
  }
  return (
    <CheckedForm className={css.screen} isComplete={viewModel.canGoOn} onSend={() => void viewModel.submit()}>
      <Fields viewModel={viewModel} screen={screen} />
    </CheckedForm>
  );
});

/** The visit, the step, and its position among the others. */
const Top = observer(({ viewModel, screen }: PageProps) => {
  const say = useWords();
  const formats = useFormats();
  const { step, position } = viewModel;
  const count = position?.count;
  const { visit, task, at } = screen;
  const partner = at.kind === 'task' ? task?.partner : undefined;
  const title = step !== undefined ? say(checkInStepWords[step]) : partner && say(taskWords.title, { partner });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = step ?? at.kind;
  const opened = useRef(shown);
  useEffect(() => {
    // The heading of a new page takes the focus, so that it is announced.
    if (opened.current !== shown) heading.current?.focus();
    opened.current = shown;
  }, [shown]);
  return (
    <>
      <p className={css.visit}>
        {say(checkInWords.visit, {
          when: formats.visit(visit.start, visit.timeZone),
          provider: visit.providerName,
          video: String(visit.video),
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
    </>
  );
});

const Fields = observer(({ viewModel, screen }: PageProps) => {
  const say = useWords();
  const whom = useWhom();
  const { phase, information, medsAllergies, position } = viewModel;
  const { sending = false, problem } = phase.kind === 'at' ? phase : {};
  const { practice, task, at } = screen;
  const partner = at.kind === 'task' ? task?.partner : undefined;
  return (
    <>
      {information !== undefined && <InformationPage part={information} onConfirm={() => void viewModel.submit()} />}
      {medsAllergies !== undefined && <MedsAllergiesPage part={medsAllergies} />}
      {partner !== undefined && <p>{say(taskWords.text, { practice: practice.name, partner })}</p>}
      {position?.isSent === true && <SentForms viewModel={viewModel} />}
      {at.kind === 'ready' && <p>{say(checkInWords.ready, whom)}</p>}
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{isOfProfile(problem) ? say(refusalWords[problem.kind]) : <CheckInProblemText problem={problem} />}</p>
          {(information ?? medsAllergies) !== undefined && <p>{say(checkInWords.kept)}</p>}
        </Notice>
      )}
      {medsAllergies?.isAnswered === false && (
        <p className={css.soft}>{say(checkInProblemWords['history-unanswered'])}</p>
      )}
      {recapOf({ viewModel, screen })}
      <div>
        <Button look="primary" type="submit" busy={sending} aria-disabled={!viewModel.canGoOn}>
          {sending
            ? say(checkInWords.sending)
            : partner !== undefined
              ? say(taskWords.go, { partner })
              : say(position?.isLast === true ? checkInWords.checkIn : checkInWords.next)}
        </Button>
      </div>
    </>
  );
});

/** The forms of a step that were sent: what is signed is not changed here. */
const SentForms = observer(({ viewModel: { step, told } }: Pick<PageProps, 'viewModel'>) => {
  const say = useWords();
  const titles = step === 'consents' || step === 'intake' ? (told?.forms[step] ?? []) : [];
  return (
    <>
      <p>{say(checkInWords.sent)}</p>
      <ul className={css.titles}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
});
