import type { Allergy, Condition, ReportHeadline, Medication, Section } from '@portico/domain/health';
import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { Balance, Statement } from '@portico/domain/payments';
import type { RegistrationPart } from '@portico/domain/profile';
import type { AwayPractice, ListedAppointment } from '../appointments/index.ts';
import type { CopayLeft, PlanWithoutCard } from '../payments/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** The first screen after sign-in (`ACC-268`). */
export interface Dashboard {
  overview(): ServiceResult<DashboardOverview>;
  /** Dismisses an important message of the practice permanently, for the signed-in user (`ACC-263`). */
  dismissMessage(id: string): ServiceResult<void>;
}

/** Parts of the dashboard, each of which a delegate may be granted separately (`ACC-006`). */
export const dashboardAreas = ['appointments', 'payments', 'health', 'forms'] as const;
export type DashboardArea = (typeof dashboardAreas)[number];

export interface DashboardOverview {
  /** The parts that the caller may view; all others are empty below. */
  readonly opened: readonly DashboardArea[];
  /** Booked visits and requests in all of the person's practices, earliest first; today's come first. */
  readonly upcoming: readonly ListedAppointment[];
  /** Practices whose system cannot answer now: some, or all, of what it keeps is missing here. */
  readonly away: readonly AwayPractice[];
  /** The areas of the selected practice that are missing because its system cannot answer now. */
  readonly awayAreas: readonly DashboardArea[];
  /** The latest visits at the selected practice, without those canceled ahead of their time. */
  readonly visits: readonly ListedAppointment[];
  /** Everything below is about the selected practice. */
  readonly practicePhone?: string;
  /** The practice's important message, unless this person dismissed it. */
  readonly importantMessage?: { readonly id: string; readonly title: string; readonly text: string };
  /** The patient's name; empty where the system cannot say it now. */
  readonly personName: string;
  /** Messages of the practice that were not read. */
  readonly unreadMessages: number;
  /** Reports that this person has not opened, newest first. */
  readonly newResults: readonly NewResult[];
  /** What can be paid now, as the payments have it; negative if the practice owes the patient. */
  readonly balance: Balance;
  /** Paid and not in the books yet, or planned in running plans: no part of the balance above. */
  readonly pending: Cents;
  /** Copays of visits that are over, no part of the balance; the newest visit first. */
  readonly copays: readonly CopayLeft[];
  /** Running plans whose next payment their card cannot pay. */
  readonly plansWithoutCard: readonly PlanWithoutCard[];
  readonly statements: readonly Statement[];
  readonly allergies: Section<Allergy>;
  readonly medications: Section<Medication>;
  readonly conditions: Section<Condition>;
  readonly forms: readonly FormToFill[];
  /** Missing parts of the registration that this person may complete (`ACC-266`). */
  readonly missing: readonly RegistrationPart[];
}

export type NewResult = Pick<ReportHeadline, 'section' | 'id' | 'name' | 'date'>;

export interface FormToFill {
  readonly id: string;
  readonly title: string;
  readonly due?: LocalDate;
}

/** Longest list on the dashboard; each list has a screen of its own for the rest. */
export const dashboardListSize = 20;
