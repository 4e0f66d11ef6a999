import type { CheckOutDoneModel } from './check-out-done-modal.tsx';
import type { Failure } from '@portico/application/kernel';
import type { CheckOut } from '@portico/domain/visits';
import type { CheckOutStep } from '@portico/domain/practices';
import type { CheckOutScreen as Shown, CheckOutRefusal } from '@portico/application/visits';
import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { refusalWords as formRefusalWords } from '../forms/index.ts';
import { CheckOutStepCard, type CheckOutStepModel } from './check-out-step.tsx';
import { checkOutRefusalWords, checkOutWords } from './check-out.messages.ts';
import { visitElsewhereWords } from './visit-elsewhere.messages.ts';
import css from './check-out.module.css';

const CheckOutEarlyModal = lazyComponent(() => import('./check-out-early-modal.tsx'));
const CheckoutDoneModal = lazyComponent(() => import('./check-out-done-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CheckOutRefusal | Failure }
  | { readonly kind: 'ready'; readonly screen: Shown };

type Doing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking-out' | 'going-on' }
  | { readonly kind: 'failed'; readonly what: 'check-out' | 'way'; readonly problem: CheckOutRefusal | Failure };

export interface CheckOutModel extends CheckOutStepModel, CheckOutDoneModel {
  readonly phase: Phase;
  readonly doing: Doing;
  readonly dialog: 'done' | 'early' | undefined;
  readonly progress: CheckOutStepModel['progress'] & {
    readonly state: CheckOut;
    readonly next: Exclude<CheckOutStep, 'forms'> | undefined;
    readonly open: readonly Exclude<CheckOutStep, 'forms'>[];
  };
  load(): Promise<void>;
  readonly canCheckOut: boolean;
  choose: CheckOutStepModel['choose'];
  checkOut(isSure?: boolean): Promise<void>;
  retry(): void;
}

const problemWords = { ...failureWords, ...checkOutRefusalWords, ...formRefusalWords };

export interface CheckOutScreenProps {
  readonly viewModel: CheckOutModel;
  /** Leads to the appointments, if there is nothing to check out of. */
  readonly onBack: () => void;
  /** The person's current practice: forms are filled in there. */
  readonly practice: PracticeId | undefined;
}

/** The main screen of check-out (`APT-215`, `APT-219`). */
export const CheckOutScreen = observer((props: CheckOutScreenProps) => {
  const say = useWords();
  const { viewModel, onBack } = props;
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(checkOutWords.loading)} blocks={3} />;
  if (phase.kind === 'ready') return <Ready {...props} screen={phase.screen} />;
  const { failure } = phase;
  if (failure.kind === 'no-check-out') {
    return (
      <Notice tone="wait" icon="calendar">
        <p>{say(problemWords[failure.kind])}</p>
        <Button look="primary" onClick={onBack}>
          {say(checkOutWords.toAppointments)}
        </Button>
      </Notice>
    );
  }
  return (
    <RetryNotice
      text={say(problemWords[failure.kind])}
      retry={say(kitWords.retry)}
      onRetry={() => void viewModel.load()}
    />
  );
});

/** How many forms keep the person from checking out. */
const formsOpen = ({ forms }: Shown, { progress }: CheckOutModel): number => {
  // A helper who may not see forms is told of none, though they are open.
  const isOpen = progress.state.parts.some(({ step, standing }) => step === 'forms' && standing === 'open');
  return Math.max(forms.length, isOpen ? 1 : 0);
};

const Ready = observer(({ viewModel, screen, practice }: CheckOutScreenProps & { readonly screen: Shown }) => {
  const say = useWords();
  const whom = useWhom();
  const { money } = useFormats();
  const { visit } = screen;
  const { progress, dialog } = viewModel;
  const { state } = progress;
  return (
    <div className={css.screen}>
      {/* The frame shows the practice that is selected. */}
      {visit.practice.id !== practice && (
        <Notice tone="accent" icon="practice" quiet>
          <p>{say(visitElsewhereWords.checkOut, { practice: visit.practice.name })}</p>
        </Notice>
      )}
      <Visit visit={visit} />
      {state.isCheckedOut ? (
        <Notice tone="good" icon="check-circle" quiet>
          <p>{say(checkOutWords.checkedOut, whom)}</p>
        </Notice>
      ) : (
        <p>{say(checkOutWords.lead, { forms: formsOpen(screen, viewModel) })}</p>
      )}
      {state.parts.length > 0 && (
        <>
          <h2 className={css.title}>{say(state.isCheckedOut ? checkOutWords.stepsDone : checkOutWords.steps)}</h2>
          <ol className={css.list}>
            {state.parts.map((part) => (
              <li key={part.step}>
                <CheckOutStepCard
                  viewModel={viewModel}
                  screen={screen}
                  part={part}
                  isHere={visit.practice.id === practice}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {screen.due > 0 && state.parts.every(({ step }) => step !== 'payment') && (
        <p>{say(checkOutWords.dueAtDesk, { amount: money(screen.due) })}</p>
      )}
      <End viewModel={viewModel} screen={screen} isHere={visit.practice.id === practice} />
      <Presence show={dialog === 'early' ? screen : undefined}>
        {(shown) => <CheckOutEarlyModal viewModel={viewModel} screen={shown} />}
      </Presence>
      <Presence show={dialog === 'done' ? screen : undefined}>
        {(shown) => <CheckoutDoneModal viewModel={viewModel} screen={shown} />}
      </Presence>
    </div>
  );
});

const Visit = ({ visit: { appointment } }: Pick<Shown, 'visit'>) => {
  const say = useWords();
  const formats = useFormats();
  const { start, location, provider, visitType, video } = appointment;
  return (
    <Card>
      <p className={css.when}>{formats.visit(start, location.timeZone)}</p>
      {visitType !== undefined && (
        <p>
          <SourceText>{visitType}</SourceText>
        </p>
      )}
      <p className={css.soft}>
        {say(checkOutWords.with, { provider: provider.name, video: String(video), office: location.office })}
      </p>
    </Card>
  );
};

interface EndProps {
  readonly viewModel: CheckOutModel;
  readonly screen: Shown;
  /** The forms belong to the person's current practice. */
  readonly isHere: boolean;
}

/** Says which forms are missing, and leads to them where they can be filled in here. */
const FormsFirst = ({ viewModel, screen, isHere }: EndProps) => {
  const say = useWords();
  const count = formsOpen(screen, viewModel);
  return (
    <Notice tone="wait" icon="file">
      <p role="alert">{say(checkOutWords.formsFirst, { count })}</p>
      {isHere && screen.mayFillForms && (
        <Button icon="file" onClick={() => viewModel.choose('forms')}>
          {say(checkOutWords.fillIn, { count })}
        </Button>
      )}
    </Notice>
  );
};

/** The button that ends the check-out, and its error; pressed too early, it says what is missing. */
const End = observer((props: EndProps) => {
  const say = useWords();
  const whom = useWhom();
  const [isAsked, ask] = useState(false);
  const { viewModel } = props;
  const { progress, doing, canCheckOut } = viewModel;
  const { state } = progress;
  const isSending = doing.kind === 'checking-out';
  return (
    <>
      {doing.kind === 'failed' && (
        <RetryNotice
          text={[
            doing.what === 'check-out' && say(checkOutWords.notCheckedOut, whom),
            say(problemWords[doing.problem.kind]),
          ]
            .filter(Boolean)
            .join(' ')}
          retry={say(kitWords.retry)}
          onRetry={viewModel.retry}
        />
      )}
      {/* Above the button that was pressed, where the bar at the bottom of a phone covers nothing. */}
      {isAsked && !state.isCheckedOut && !canCheckOut && !isSending && <FormsFirst {...props} />}
      <div className={css.buttons}>
        {state.isCheckedOut ? (
          <Button look="primary" onClick={viewModel.leave}>
            {say(checkOutWords.toAppointments)}
          </Button>
        ) : (
          <Button
            look="primary"
            icon="check"
            busy={isSending}
            onClick={() => {
              ask(true);
              void viewModel.checkOut();
            }}
          >
            {say(isSending ? checkOutWords.checkingOut : checkOutWords.checkOut)}
          </Button>
        )}
      </div>
    </>
  );
});
