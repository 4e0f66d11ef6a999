import { can } from '@portico/domain/access';
import { dayIn, type PatientRef } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import {
  cardSides,
  missingParts,
  withIdentity,
  type PatientRegistry,
  type Registration,
  type RegistrationPart,
} from '@portico/domain/profile';
import type { ServiceCall } from '../kernel/index.ts';

/** Whether the patient keeps a card for payments. */
export type HasCard = (patient: PatientRef) => Promise<boolean>;

/** What a practice requires of a registration and does not have yet. */
export class MissingRegistration {
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #registration: Pick<Registration, 'form' | 'read'>;
  readonly #hasCard: HasCard;

  constructor(
    patients: Pick<PatientRegistry, 'identity'>,
    registration: Pick<Registration, 'form' | 'read'>,
    hasCard: HasCard,
  ) {
    this.#patients = patients;
    this.#registration = registration;
    this.#hasCard = hasCard;
  }

  /** Required registration parts that are missing; empty if the caller may not provide them (`ACC-265`, `ACC-266`). */
  async of(
    { acting, now }: ServiceCall,
    chart: PatientRef,
    { behavior, timeZone, payments }: Practice,
  ): Promise<readonly RegistrationPart[]> {
    if (!behavior.profileEditable || !can(acting, 'profile:act', { kind: 'chart', chart })) return [];
    const [form, registered, identity] = await Promise.all([
      this.#registration.form(chart.practice),
      this.#registration.read(chart),
      this.#patients.identity(chart),
    ]);
    if (identity === undefined) return [];
    const asksForCard =
      form.cardRequired && payments !== 'no-value' && can(acting, 'payments:act', { kind: 'chart', chart });
    return missingParts(
      {
        form: { ...form, cardRequired: asksForCard },
        details: withIdentity(registered.details, identity),
        hasInsurance: registered.insurances.length > 0,
        hasIdentity: cardSides.every((side) => registered.pictures.includes(`identity:${side}`)),
        hasCard: asksForCard && (await this.#hasCard(chart)),
      },
      dayIn(timeZone, now),
    );
  }
}
