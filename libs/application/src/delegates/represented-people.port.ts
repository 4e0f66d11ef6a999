import type { AppointmentId, Cents, Instant, PracticeId, ProfileId, TimeZone } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** What waits for a delegate at the people whom they may act for. */
export interface RepresentedPeople {
  /** Of these people, at most `mostPeopleAtOnce`; whoever is no longer represented is left out. */
  overview(people: readonly ProfileId[]): ServiceResult<readonly PersonOverview[]>;
}

/** The most people that one request may be about. */
export const mostPeopleAtOnce = 6;

export interface PersonOverview {
  readonly profile: ProfileId;
  /** One for each practice at which the delegate may act for the person. */
  readonly practices: readonly OverviewAtPractice[];
}

/** What the person's dashboard tells at one practice; a part that the delegate may not view is absent. */
export interface OverviewAtPractice {
  readonly practice: PracticeId;
  /** Some of the parts below are missing because the practice's system doesn't answer now. */
  readonly isAway: boolean;
  readonly visits?: OverviewVisits;
  readonly unreadMessages?: number;
  /** Results that the delegate has not seen yet. */
  readonly newResults?: number;
  /** The ids of the forms to fill out. */
  readonly forms?: readonly string[];
  /** Negative if the practice owes the patient. */
  readonly due?: Cents;
}

export interface OverviewVisits {
  /** Requests for a visit that the practice has not answered. */
  readonly requests: number;
  readonly next?: NextVisit;
  /** The visit that can be checked in for now. */
  readonly checkIn?: AppointmentId;
}

export interface NextVisit {
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
}
