import type { CheckOutStep } from '../practices/index.ts';

/** In the order in which they are offered; they can be done in any order (`APT-219`). */
export const checkOutSteps = ['forms', 'survey', 'payment', 'next-visit'] as const satisfies readonly CheckOutStep[];

/** `skipped`: by the person, for now; only optional steps can be. */
export const stepStatuses = ['open', 'skipped', 'done'] as const;
export type StepStatus = (typeof stepStatuses)[number];

export interface CheckOutPart {
  readonly step: CheckOutStep;
  readonly standing: StepStatus;
}

/** The check-out status of one visit. */
export interface CheckOut {
  /** The practice knows that the patient is checked out. */
  readonly isCheckedOut: boolean;
  /** The steps of this visit, in order; the practice handles the others itself. */
  readonly parts: readonly CheckOutPart[];
}

/** The current facts, from the systems that have them. */
export interface CheckOutFacts {
  readonly isCheckedOut: boolean;
  /** The steps that the practice's system supports. */
  readonly offered: readonly CheckOutStep[];
  /** Absent if the visit has no such step; `open` if the person has something to do in it. */
  readonly standings: Readonly<Partial<Record<CheckOutStep, 'open' | 'done'>>>;
}

/** Forms are required; everything else can be skipped. */
export const isOptional = (step: CheckOutStep): boolean => step !== 'forms';

/** The check-out of a visit from the facts, before anything is skipped. */
export const checkOutOf = ({ isCheckedOut, offered, standings }: CheckOutFacts): CheckOut => ({
  isCheckedOut,
  parts: checkOutSteps.flatMap((step) => {
    const standing = standings[step];
    return standing === undefined || !offered.includes(step) ? [] : [{ step, standing }];
  }),
});

export type CheckOutEvent =
  /** Everything required is done. */
  { readonly kind: 'check-out' } | { readonly kind: 'complete' | 'skip'; readonly step: CheckOutStep };

/** The check-out after an event; an event that does not apply changes nothing, and nothing that is done is undone. */
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

/** Whether everything required is done. */
export const mayCheckOut = ({ isCheckedOut, parts }: CheckOut): boolean =>
  !isCheckedOut && parts.every(({ step, standing }) => isOptional(step) || standing === 'done');

/** The next step: the check-out itself comes before optional steps, and `over` is last. */
export const nextOf = ({ isCheckedOut, parts }: CheckOut): CheckOutStep | 'check-out' | 'over' => {
  const open = parts.filter(({ standing }) => standing === 'open').map(({ step }) => step);
  const required = open.find((step) => !isOptional(step));
  return required ?? (isCheckedOut ? (open[0] ?? 'over') : 'check-out');
};

/** What is shown after a step of check-out. */
export type CheckOutWay = 'request-success' | 'survey' | 'payment';

/**
 * A requested visit is shown first (`APT-226`); then a survey is offered if one is pending (`APT-227`), otherwise the
 * payment of the visit (`APT-228`), which is the main screen of check-out.
 */
export const wayAfter = ({ isRequested, redirectSurvey }: CheckOutOutcome): CheckOutWay => {
  if (isRequested) return 'request-success';
  return redirectSurvey ? 'survey' : 'payment';
};

export interface CheckOutOutcome {
  /** A next visit was just booked or requested. */
  readonly isRequested: boolean;
  readonly redirectSurvey: boolean;
}

/** Whether the person is sent to a survey now: one is pending, and was not skipped. */
export const leadsToSurvey = ({ parts }: CheckOut): boolean =>
  parts.some(({ step, standing }) => step === 'survey' && standing === 'open');

const moved = (state: CheckOut, step: CheckOutStep, standing: 'skipped' | 'done'): CheckOut => ({
  ...state,
  parts: state.parts.map((part) => (part.step === step && part.standing !== 'done' ? { step, standing } : part)),
});
