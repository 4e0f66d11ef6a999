import type { CheckOutStep } from '../practices/index.ts';

/** In the order in which they are offered; a person may take them in any (`APT-219`). */
export const checkOutSteps = ['forms', 'survey', 'payment', 'next-visit'] as const satisfies readonly CheckOutStep[];

/** `skipped`: left out by the person for now, which only what is optional can be. */
export type StepStatus = 'open' | 'skipped' | 'done';

export interface CheckOutPart {
  readonly step: CheckOutStep;
  readonly standing: StepStatus;
}

/** How it stands with the check-out of one visit. */
export interface CheckOut {
  /** The practice knows that the patient has left. */
  readonly isCheckedOut: boolean;
  /** What this visit has of the steps, in their order; the practice sees to the others itself. */
  readonly parts: readonly CheckOutPart[];
}

/** What is so at the moment, by the records of whoever knows. */
export interface CheckOutFacts {
  readonly isCheckedOut: boolean;
  /** The steps that the practice's system has at all. */
  readonly offered: readonly CheckOutStep[];
  /** Absent where the visit has no such step; `open` where the person has something to do in it. */
  readonly standings: Readonly<Partial<Record<CheckOutStep, 'open' | 'done'>>>;
}

/** The practice waits for its forms; everything else can be left out. */
export const isOptional = (step: CheckOutStep): boolean => step !== 'forms';

/** The check-out of a visit as the facts say, before anything is left out. */
export const checkOutOf = ({ isCheckedOut, offered, standings }: CheckOutFacts): CheckOut => ({
  isCheckedOut,
  parts: checkOutSteps.flatMap((step) => {
    const standing = standings[step];
    return standing === undefined || !offered.includes(step) ? [] : [{ step, standing }];
  }),
});

export type CheckOutEvent =
  /** Everything that the practice waits for is there. */
  { readonly kind: 'check-out' } | { readonly kind: 'complete' | 'skip'; readonly step: CheckOutStep };

/** What an event makes of a check-out; one that does not fit changes nothing, and nothing that is done is undone. */
export const afterCheckOut = (state: CheckOut, event: CheckOutEvent): CheckOut => {
  switch (event.kind) {
    case 'check-out':
      return mayCheckOut(state) ? { ...state, isCheckedOut: true } : state;
    case 'complete':
      return moved(state, event.step, 'done');
    case 'skip':
      return isOptional(event.step) ? moved(state, event.step, 'skipped') : state;
  }
};

/** Nothing that the practice waits for is missing. */
export const mayCheckOut = ({ isCheckedOut, parts }: CheckOut): boolean =>
  !isCheckedOut && parts.every(({ step, standing }) => isOptional(step) || standing === 'done');

/** What comes next: the check-out itself before what is optional, and at the end nothing. */
export const nextOf = ({ isCheckedOut, parts }: CheckOut): CheckOutStep | 'check-out' | 'over' => {
  const open = parts.filter(({ standing }) => standing === 'open').map(({ step }) => step);
  const required = open.find((step) => !isOptional(step));
  return required ?? (isCheckedOut ? (open[0] ?? 'over') : 'check-out');
};

/** What is shown after something was done while checking out. */
export type CheckOutWay = 'request-success' | 'survey' | 'payment';

/**
 * A visit that was asked for is told first (`APT-226`); then a survey is offered where one waits (`APT-227`), and otherwise
 * the payment of the visit (`APT-228`), which is the main screen of check-out.
 */
export const wayAfter = ({ isRequested, redirectSurvey }: CheckOutOutcome): CheckOutWay => {
  if (isRequested) return 'request-success';
  return redirectSurvey ? 'survey' : 'payment';
};

export interface CheckOutOutcome {
  /** A next visit was booked, or asked for, just now. */
  readonly isRequested: boolean;
  readonly redirectSurvey: boolean;
}

/** Whether the person is led to a survey now: one waits, and was not left out. */
export const leadsToSurvey = ({ parts }: CheckOut): boolean =>
  parts.some(({ step, standing }) => step === 'survey' && standing === 'open');

const moved = (state: CheckOut, step: CheckOutStep, standing: 'skipped' | 'done'): CheckOut => ({
  ...state,
  parts: state.parts.map((part) => (part.step === step && part.standing !== 'done' ? { step, standing } : part)),
});
