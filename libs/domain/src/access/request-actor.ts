import {
  samePatient,
  type AccountId,
  type CapabilityId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type ProfileId,
} from '../kernel/index.ts';
import type { GuestPurpose } from './link-capability.ts';
import type { Permission, PermissionArea } from './permission.ts';

/** Who is making the request. */
export type Actor =
  | { readonly kind: 'patient'; readonly account: AccountId }
  /** An account that acts for another person, within its grants. */
  | { readonly kind: 'delegate'; readonly account: AccountId; readonly grants: readonly Grant[] }
  /** A person without an account who came by a link for one purpose. */
  | { readonly kind: 'guest'; readonly capability: CapabilityId; readonly purpose: GuestPurpose };

/** What a delegate may do on one chart, while the delegation is active. */
export interface Grant {
  readonly chart: PatientRef;
  readonly permissions: readonly Permission[];
  /** When it expires. */
  readonly until?: Instant;
}

/** Whose records: one person's charts, one per practice. */
export interface Subject {
  /** Absent if the person is represented, or has no account. */
  readonly account?: AccountId;
  /** The represented person, as the delegate knows them (`ACC-135`). */
  readonly profile?: ProfileId;
  readonly charts: readonly PatientRef[];
  /** What the systems of practices cannot do; nobody may do it there. */
  readonly withheld?: readonly Withheld[];
}

/** Areas that there are not at a practice. */
export interface Withheld {
  readonly practice: PracticeId;
  readonly areas: readonly PermissionArea[];
}

/** Actor, subject and current practice; every access decision and every line of the activity log names all three. */
export interface Acting {
  readonly actor: Actor;
  readonly subject: Subject;
  /** Absent for an account without a chart, such as a delegate who is not acting for a person at the moment. */
  readonly practice?: PracticeId;
}

/** The subject's own chart in a practice, if there is one. */
export const chartIn = (acting: Acting, practice: PracticeId | undefined): PatientRef | undefined =>
  acting.subject.charts.find((chart) => chart.practice === practice);

export const ownsChart = (acting: Acting, chart: PatientRef): boolean =>
  acting.subject.charts.some((own) => samePatient(own, chart));
