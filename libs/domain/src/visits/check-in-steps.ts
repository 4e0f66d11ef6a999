import type { Appointment, VisitRules } from '../appointments/index.ts';
import { MINUTE, plus, type Instant } from '../kernel/index.ts';

/** The steps of check-in, in order (`APT-164`). */
export const checkInPageSteps = ['information', 'medsAllergies', 'consents', 'intake'] as const;
export type CheckInPageStep = (typeof checkInPageSteps)[number];

/** The steps that consist of the practice's forms. */
export const formSteps = ['consents', 'intake'] as const satisfies readonly CheckInPageStep[];
export type FormStep = (typeof formSteps)[number];

/** All stages: the steps, and last a task on a partner's pages, if the practice has one (`APT-207`). */
export const checkInSteps = [...checkInPageSteps, 'task'] as const;
export type CheckInStep = (typeof checkInSteps)[number];

/** The wire name of each step's page (`APT-165`, `APT-166`). */
export const checkInFormIds: Readonly<Record<CheckInPageStep, string>> = {
  information: 'checkInDemographics',
  medsAllergies: 'checkInMedsAllergies',
  consents: 'checkInPatientForms',
  intake: 'checkInIntakeForms',
};

/** The name of each step in an address (`APT-300`). */
export const checkInSections: Readonly<Record<CheckInPageStep, string>> = {
  information: 'information_check',
  medsAllergies: 'medications_and_allergies',
  consents: 'consent_forms',
  intake: 'intake_forms',
};

/**
 * What a practice requires at one visit, and what of it is done. What is done stays done, even if the person leaves
 * meanwhile.
 */
export interface CheckInProgress {
  readonly asked: readonly CheckInStep[];
  readonly done: readonly CheckInStep[];
}

/** The stages in their order, each once. */
export const askedInOrder = (asked: readonly CheckInStep[]): readonly CheckInStep[] =>
  checkInSteps.filter((step) => asked.includes(step));

/** The next stage; undefined once everything is done. */
export const nextStep = ({ asked, done }: CheckInProgress): CheckInStep | undefined =>
  askedInOrder(asked).find((step) => !done.includes(step));

/** The verdict on a submitted stage. */
export type StepVerdict =
  /** It is the one that comes next. */
  | 'taken'
  /** It was submitted before, and is not applied twice: the response may have been lost. */
  | 'done-before'
  /** It is not required at this visit, or an earlier stage is not done. */
  | 'out-of-turn';

export const judgeStep = (progress: CheckInProgress, step: CheckInStep): StepVerdict => {
  if (!progress.asked.includes(step)) return 'out-of-turn';
  if (progress.done.includes(step)) return 'done-before';
  return nextStep(progress) === step ? 'taken' : 'out-of-turn';
};

/** Marks a step as done; a step submitted out of turn changes nothing. */
export const afterStep = (progress: CheckInProgress, step: CheckInStep): CheckInProgress =>
  judgeStep(progress, step) === 'taken' ? { ...progress, done: [...progress.done, step] } : progress;

export type CheckInStatus =
  /** Check-in opens at `until` (`APT-320`, `APT-327`). */
  | { readonly kind: 'too-early'; readonly until: Instant }
  /** The visit has ended, or does not take place. */
  | { readonly kind: 'over' }
  | { readonly kind: 'at'; readonly step: CheckInStep }
  /** Everything is done; the practice has to be notified. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'arrived' };

export const checkInOpens = (
  { start }: Pick<Appointment, 'start'>,
  { checkInOpensBefore }: Pick<VisitRules, 'checkInOpensBefore'>,
): Instant => plus(start, -checkInOpensBefore * MINUTE);

/** The check-in status of one visit. */
export const checkInStatus = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  rules: Pick<VisitRules, 'checkInOpensBefore'>,
  progress: CheckInProgress,
  now: Instant,
): CheckInStatus => {
  if (visit.status === 'CHECKED-IN') return { kind: 'arrived' };
  if (visit.status !== 'SCHEDULED' || now >= visit.end) return { kind: 'over' };
  const until = checkInOpens(visit, rules);
  if (now < until) return { kind: 'too-early', until };
  const step = nextStep(progress);
  return step === undefined ? { kind: 'ready' } : { kind: 'at', step };
};
