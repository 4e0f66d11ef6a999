import type { VisitRules, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { FormTemplate, FormUuid } from '@portico/domain/forms';
import type { LocalDate, Localized, LocationId, ResourceId, VisitReasonId } from '@portico/domain/kernel';
import type { OfferedTeam } from '@portico/domain/messages';
import type { OfficeDigest, Practice } from '@portico/domain/practices';
import type { RegistrationForm } from '@portico/domain/profile';
import type { BookingRules, LanguageTag, OpeningHours } from '@portico/domain/scheduling';
import type { SurveyContent, SurveyRules } from '@portico/domain/surveys';
import type { CheckInStep, FormStep } from '@portico/domain/visits';
import type { KeptPaymentSettings } from './embedded-billing.ts';
import type { KeptVisitReason } from './embedded-booking-setup.ts';

/** Where one provider sees patients: when, and for which kinds of visits. */
export interface ProviderAtLocation {
  readonly location: LocationId;
  readonly visits: readonly VisitReasonId[];
  readonly hours: readonly OpeningHours[];
}

/** A provider with what can be booked; one who has left stays with the visits that were. */
export interface WholeProvider extends AppointmentProvider {
  readonly photo?: string;
  readonly languages?: readonly LanguageTag[];
  readonly about?: Localized;
  /** Times are booked at once; otherwise they are requested (`APT-077`). */
  readonly autoSchedule: boolean;
  readonly at: readonly ProviderAtLocation[];
}

/** A location with the days on which it is closed. */
export interface WholeLocation extends AppointmentLocation {
  readonly closed: readonly LocalDate[];
}

/** What a practice asks its patients for, or not; what is absent is as usual. */
export type RegistrationDemands = Partial<Pick<RegistrationForm, (typeof registrationDemands)[number]>>;

export const registrationDemands = [
  'photosRequired',
  'identityRequired',
  'insuranceRequired',
  'cardRequired',
  'asksAccommodations',
] as const satisfies readonly (keyof RegistrationForm)[];

/** All that a practice of the embedded system decides: what patients see of it, and what they can do there. */
export interface WholePractice {
  readonly practice: Practice;
  /** Hours within which messages are answered. */
  readonly answersWithinHours?: number;
  /** The teams that patients can write to. */
  readonly messageTeams?: readonly OfferedTeam[];
  /** To whom it is mailed daily how much waits for the office. */
  readonly officeDigest?: OfficeDigest;
  readonly locations: readonly WholeLocation[];
  /** In the order in which visits are offered. */
  readonly visitReasons: readonly KeptVisitReason[];
  readonly providers: readonly WholeProvider[];
  /** Absent: nothing is booked online, and visits follow the usual rules. */
  readonly booking?: { readonly booking: BookingRules; readonly visits: VisitRules };
  readonly checkIn?: {
    readonly stages: readonly CheckInStep[];
    readonly forms: Readonly<Partial<Record<FormStep, readonly FormUuid[]>>>;
  };
  /** The newest version of each form that patients can be asked to fill out. */
  readonly forms: readonly FormTemplate[];
  /** The newest version of each survey. */
  readonly surveys?: { readonly contents: readonly SurveyContent[]; readonly rules: SurveyRules };
  readonly payments?: KeptPaymentSettings;
  /** What is asked beside the usual; its pages and insurers stay as they are. */
  readonly registration?: RegistrationDemands;
}

/** The calendar of a provider has the provider's id. */
export const calendarOf = ({ id }: Pick<AppointmentProvider, 'id'>): ResourceId => id as string as ResourceId;
