import {
  samePatient,
  type AccountId,
  type CapabilityId,
  type PatientRef,
  type PracticeId,
  type ProfileId,
} from '../kernel/index.ts';
import type { GuestPurpose } from './capability.ts';
import type { Permission } from './permission.ts';

/** Who is at the keyboard. */
export type Actor =
  | { readonly kind: 'patient'; readonly account: AccountId }
  /** Somebody with an account who acts for another person, as far as the grants go. */
  | { readonly kind: 'delegate'; readonly account: AccountId; readonly grants: readonly Grant[] }
  /** Somebody without an account who came by a link that opens one purpose. */
  | { readonly kind: 'guest'; readonly capability: CapabilityId; readonly purpose: GuestPurpose };

/** What a delegate may do on one chart, as long as the delegation lives. */
export interface Grant {
  readonly chart: PatientRef;
  readonly permissions: readonly Permission[];
}

/** On whose records: the charts, one per practice, that belong to one person. */
export interface Subject {
  /** Absent where the person is represented, or has no account. */
  readonly account?: AccountId;
  /** The represented person, as the delegate knows them (`ACC-135`). */
  readonly profile?: ProfileId;
  readonly charts: readonly PatientRef[];
}

/** Actor, subject and the practice they are at; every decision and every line of the activity log names all three. */
export interface Acting {
  readonly actor: Actor;
  readonly subject: Subject;
  /** Absent for somebody who has an account and no chart, such as a delegate who acts for nobody at the moment. */
  readonly practice?: PracticeId;
}

/** The subject's own chart in a practice, if there is one. */
export const chartIn = (acting: Acting, practice: PracticeId | undefined): PatientRef | undefined =>
  acting.subject.charts.find((chart) => chart.practice === practice);

export const ownsChart = (acting: Acting, chart: PatientRef): boolean =>
  acting.subject.charts.some((own) => samePatient(own, chart));
