import type { Cents } from '@portico/domain/kernel';
import type { CheckOutStep } from '@portico/domain/practices';
import type { CheckOutScreen } from '@portico/application/visits';
import { followUps, type FollowUp } from '@portico/domain/scheduling';
import { isOptional, type CheckOutPart, type StepStatus } from '@portico/domain/visits';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import type { IconName } from '../../kit/icon.tsx';
import { StatusBadge, type Tone } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkOutWords, followUpWords, statusWords, stepWords } from './check-out.messages.ts';
import { useNextVisitText } from './next-visit-text.ts';
import css from './check-out.module.css';

export interface CheckOutStepModel {
  readonly progress: {
    readonly paidHere: Cents;
    readonly away: CheckOutStep | undefined;
    skip(step: CheckOutStep): void;
    comeBack(): void;
  };
  choose(step: CheckOutStep, when?: FollowUp): void;
}

interface StepProps {
  readonly viewModel: CheckOutStepModel;
  readonly screen: CheckOutScreen;
  readonly part: CheckOutPart;
  /** The forms belong to the person's current practice. */
  readonly isHere: boolean;
}

const looks: Readonly<Record<StepStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'accent', icon: 'clock' },
  skipped: { tone: 'off', icon: 'clock' },
  done: { tone: 'good', icon: 'check-circle' },
};

/** Who comes back from a step finds its card in sight, and not the top of the page. */
const useReturn = ({ viewModel: { progress }, part: { step } }: StepProps): RefObject<HTMLDivElement | null> => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (progress.away !== step) return;
    progress.comeBack();
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [progress, step]);
  return card;
};

/** One step of check-out: what it is, its state, and the link to it. */
export const CheckOutStepCard = observer((props: StepProps) => {
  const say = useWords();
  const heading = useId();
  const { viewModel, part } = props;
  const { step, standing } = part;
  const name = say(stepWords[step]);
  const card = useReturn(props);
  const isOpen = standing === 'open' && isOptional(step);
  return (
    <Card ref={card} tabIndex={-1} className={css.step} role="group" aria-labelledby={heading} data-step={step}>
      <div className={css.head}>
        <h3 id={heading} className={css.name}>
          {name}
        </h3>
        <StatusBadge {...looks[standing]}>{say(isOpen ? checkOutWords.optional : statusWords[standing])}</StatusBadge>
      </div>
      <What {...props} />
      {step === 'next-visit' && standing !== 'done' && <NextLikeThisOne {...props} />}
      <div className={css.buttons}>
        <Way {...props} />
        {isOpen && (
          <Button
            look="quiet"
            onClick={() => viewModel.progress.skip(step)}
            aria-label={say(checkOutWords.skipAbout, { step: name })}
          >
            {say(checkOutWords.skip)}
          </Button>
        )}
      </div>
    </Card>
  );
});

/** The text of an open or completed step. */
const What = observer(({ viewModel, screen, part: { step, standing }, isHere }: StepProps) => {
  const say = useWords();
  const isDone = standing === 'done';
  switch (step) {
    case 'forms':
      if (isDone) return <p>{say(checkOutWords.formsDone)}</p>;
      if (!screen.mayFillForms) return <p>{say(checkOutWords.formsNotYours)}</p>;
      return (
        <>
          <p>{say(checkOutWords.formsOpen, { count: screen.forms.length })}</p>
          <ul className={css.forms}>
            {screen.forms.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {!isHere && <p>{say(checkOutWords.formsElsewhere, { practice: screen.visit.practice.name })}</p>}
        </>
      );
    case 'survey':
      return <p>{say(isDone ? checkOutWords.surveyDone : checkOutWords.surveyOpen)}</p>;
    case 'payment':
      if (!isDone) return <Due screen={screen} paid={viewModel.progress.paidHere} />;
      return <p>{say(screen.ids.planCreated === true ? checkOutWords.planned : checkOutWords.paid)}</p>;
    case 'next-visit':
      return <NextVisit screen={screen} />;
  }
});

/** What is due, and of what it is made: the sum elsewhere, of the bills alone, is without the copay. */
const Due = ({ screen: { due, dueCopay }, paid }: Pick<StepProps, 'screen'> & { readonly paid: Cents }) => {
  const say = useWords();
  const { money } = useFormats();
  const rest = (due - dueCopay) as Cents;
  return (
    <>
      <p>
        {paid > 0
          ? say(checkOutWords.stillDue, { paid: money(paid), amount: money(due) })
          : say(checkOutWords.due, { amount: money(due) })}
      </p>
      {dueCopay > 0 && rest > 0 && (
        <p className={css.soft}>{say(checkOutWords.dueParts, { copay: money(dueCopay), balance: money(rest) })}</p>
      )}
      {dueCopay > 0 && rest === 0 && <p className={css.soft}>{say(checkOutWords.dueCopay)}</p>}
    </>
  );
};

const NextVisit = ({ screen: { next, visit } }: Pick<StepProps, 'screen'>) => {
  const say = useWords();
  const text = useNextVisitText();
  return <p>{next === undefined ? say(checkOutWords.nextOpen, { practice: visit.practice.name }) : text(next)}</p>;
};

/** The next visit like this one, by when it is wanted: straight to its times. */
const NextLikeThisOne = ({ viewModel, screen: { visit } }: StepProps) => {
  const say = useWords();
  const { bookedAs, provider } = visit.appointment;
  if (bookedAs === undefined) return null;
  return (
    <>
      <p>{say(checkOutWords.likeThisOne, { provider: provider.name })}</p>
      <div className={css.ahead}>
        {followUps.map((when) => (
          <Button key={when} onClick={() => viewModel.choose('next-visit', when)}>
            {say(followUpWords[when])}
          </Button>
        ))}
      </div>
    </>
  );
};

/** The link to the step; a completed one has none, but another visit can always be booked. */
const Way = observer(({ viewModel, screen, part: { step, standing }, isHere }: StepProps) => {
  const say = useWords();
  const formats = useFormats();
  const isDone = standing === 'done';
  switch (step) {
    case 'forms':
      return isDone || !isHere || !screen.mayFillForms ? null : (
        <Button look="primary" icon="file" onClick={() => viewModel.choose(step)}>
          {say(checkOutWords.fillIn, { count: screen.forms.length })}
        </Button>
      );
    case 'survey':
      return isDone ? null : <Button onClick={() => viewModel.choose(step)}>{say(checkOutWords.survey)}</Button>;
    case 'payment':
      return isDone ? null : (
        <Button icon="card" onClick={() => viewModel.choose(step)}>
          {say(checkOutWords.pay, { amount: formats.money(screen.due) })}
        </Button>
      );
    case 'next-visit':
      return (
        <Button icon="calendar" onClick={() => viewModel.choose(step)}>
          {say(isDone ? checkOutWords.bookAnother : checkOutWords.book)}
        </Button>
      );
  }
});
