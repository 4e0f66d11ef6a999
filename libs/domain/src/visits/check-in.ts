import type { Appointment, VisitRules } from '../appointments/index.ts';
import { MINUTE, plus, type Instant } from '../kernel/index.ts';

/** The steps of check-in, in the order in which they are asked (`APT-164`). */
export const checkInSteps = ['information', 'medsAllergies', 'consents', 'intake'] as const;
export type CheckInStep = (typeof checkInSteps)[number];

/** The steps that are forms of the practice. */
export const formSteps = ['consents', 'intake'] as const satisfies readonly CheckInStep[];
export type FormStep = (typeof formSteps)[number];

/** What is done on the way: the steps, and last a task at another address of the practice's choice (`APT-207`). */
export const checkInStages = [...checkInSteps, 'task'] as const;
export type CheckInStage = (typeof checkInStages)[number];

/** How the wire names the page of a step (`APT-165`, `APT-166`). */
export const checkInFormIds: Readonly<Record<CheckInStep, string>> = {
  information: 'checkInDemographics',
  medsAllergies: 'checkInMedsAllergies',
  consents: 'checkInPatientForms',
  intake: 'checkInIntakeForms',
};

/** How an address names it (`APT-300`). */
export const checkInSections: Readonly<Record<CheckInStep, string>> = {
  information: 'information_check',
  medsAllergies: 'medications_and_allergies',
  consents: 'consent_forms',
  intake: 'intake_forms',
};

/** What a practice asks at one visit, and what of it is done. What is done stays done, wherever the person goes meanwhile. */
export interface CheckInProgress {
  readonly asked: readonly CheckInStage[];
  readonly done: readonly CheckInStage[];
}

/** The stages in their order, each once. */
export const askedInOrder = (asked: readonly CheckInStage[]): readonly CheckInStage[] =>
  checkInStages.filter((stage) => asked.includes(stage));

/** The stage that comes next; undefined once everything is done. */
export const nextStage = ({ asked, done }: CheckInProgress): CheckInStage | undefined =>
  askedInOrder(asked).find((stage) => !done.includes(stage));

/** What becomes of a stage that somebody hands in. */
export type StageVerdict =
  /** It is the one that comes next. */
  | 'taken'
  /** It was handed in before, and is not taken twice: an answer may have been lost on its way. */
  | 'done-before'
  /** It is not asked at this visit, or something before it is not done. */
  | 'out-of-turn';

export const judgeStage = (progress: CheckInProgress, stage: CheckInStage): StageVerdict => {
  if (!progress.asked.includes(stage)) return 'out-of-turn';
  if (progress.done.includes(stage)) return 'done-before';
  return nextStage(progress) === stage ? 'taken' : 'out-of-turn';
};

/** One step on: what was handed in out of turn changes nothing. */
export const afterStage = (progress: CheckInProgress, stage: CheckInStage): CheckInProgress =>
  judgeStage(progress, stage) === 'taken' ? { ...progress, done: [...progress.done, stage] } : progress;

export type CheckInStanding =
  /** The practice takes check-in from then on (`APT-320`, `APT-327`). */
  | { readonly kind: 'too-early'; readonly until: Instant }
  /** The visit has ended, or does not take place. */
  | { readonly kind: 'over' }
  | { readonly kind: 'at'; readonly stage: CheckInStage }
  /** Everything is done; the practice has to be told. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'arrived' };

/** How it stands with the check-in of one visit. */
export const checkInStanding = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  { checkInOpensBefore }: Pick<VisitRules, 'checkInOpensBefore'>,
  progress: CheckInProgress,
  now: Instant,
): CheckInStanding => {
  if (visit.status === 'CHECKED-IN') return { kind: 'arrived' };
  if (visit.status !== 'SCHEDULED' || now >= visit.end) return { kind: 'over' };
  const until = plus(visit.start, -checkInOpensBefore * MINUTE);
  if (now < until) return { kind: 'too-early', until };
  const stage = nextStage(progress);
  return stage === undefined ? { kind: 'ready' } : { kind: 'at', stage };
};
