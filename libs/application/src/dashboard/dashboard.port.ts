import type { Allergy, Condition, Medication, Section } from '@portico/domain/health';
import type { LocalDate } from '@portico/domain/kernel';
import type { Balance, Statement } from '@portico/domain/payments';
import type { RegistrationPart } from '@portico/domain/profile';
import type { ListedAppointment } from '../appointments/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** What a person sees first (`ACC-268`). */
export interface Dashboard {
  overview(): ServiceResult<DashboardOverview>;
  /** Puts an important message of the practice away for good, for the person at the keyboard (`ACC-263`). */
  dismissMessage(id: string): ServiceResult<void>;
}

/** Parts of the dashboard that a delegate may be let into, each by itself (`ACC-006`). */
export const dashboardAreas = ['appointments', 'payments', 'health', 'forms'] as const;
export type DashboardArea = (typeof dashboardAreas)[number];

export interface DashboardOverview {
  /** What is open to the one who asks; what is not is empty below. */
  readonly opened: readonly DashboardArea[];
  /** Booked visits and requests in all own practices, earliest first; today's stand at the front. */
  readonly upcoming: readonly ListedAppointment[];
  /** The latest visits at the selected practice; one canceled ahead of its time is none. */
  readonly visits: readonly ListedAppointment[];
  /** Everything below is of the selected practice. */
  readonly practicePhone?: string;
  /** What the practice wants everybody to read, unless this person has put it away. */
  readonly importantMessage?: { readonly id: string; readonly title: string; readonly text: string };
  readonly balance: Balance;
  readonly statements: readonly Statement[];
  readonly allergies: Section<Allergy>;
  readonly medications: Section<Medication>;
  readonly conditions: Section<Condition>;
  readonly forms: readonly FormToFill[];
  /** What the registration lacks, as far as this person may complete it (`ACC-266`). */
  readonly missing: readonly RegistrationPart[];
}

export interface FormToFill {
  readonly id: string;
  readonly title: string;
  readonly due?: LocalDate;
}

/** Lists on the dashboard are short; each has a screen of its own for the rest. */
export const dashboardListSize = 20;
