import { can } from '@portico/domain/access';
import { dayIn, failed, ok, type PatientRef, type Result, inLanguageOf } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  hiddenParts,
  type PatientIdentity,
  type PatientRegistry,
  type ProfilePart,
  type Registration,
  type RegistrationForm,
} from '@portico/domain/profile';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from '@portico/application/profile';

/** Common data of the profile settings' sections. */
export interface OpenProfile {
  readonly chart: PatientRef;
  readonly practice: Practice;
  readonly identity: PatientIdentity;
  readonly form: RegistrationForm;
  readonly page: SettingsPage;
}

/** Opens a part of a profile to its owner or delegate, at one practice. */
export class ProfileAccess {
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #registration: Pick<Registration, 'form'>;

  constructor(
    patients: Pick<PatientRegistry, 'identity'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    registration: Pick<Registration, 'form'>,
  ) {
    this.#patients = patients;
    this.#practices = practices;
    this.#registration = registration;
  }

  async open(call: ServiceCall, part: ProfilePart, named: Named = {}): ServiceResult<OpenProfile> {
    const chart = allowedChart(call, 'profile:view');
    if (!chart.ok) return chart;
    const { patient = chart.value.patient, practice: at = chart.value.practice } = named;
    if (patient !== chart.value.patient || at !== chart.value.practice) return failed({ kind: 'not-found' });
    const [identity, [practice], form] = await Promise.all([
      this.#patients.identity(chart.value),
      this.#practices.practices([chart.value.practice]),
      this.#registration.form(chart.value.practice),
    ]);
    if (identity === undefined || practice === undefined) return failed({ kind: 'not-found' });
    const hidden = hiddenParts(form.closed);
    const mayChange = can(call.acting, 'profile:act', { kind: 'chart', chart: chart.value });
    return ok({
      chart: chart.value,
      practice,
      identity,
      form,
      page: {
        practiceName: practice.name,
        practicePhone: practice.phone,
        readOnly: !practice.behavior.profileEditable || !mayChange || form.closed?.[part] !== undefined,
        today: dayIn(practice.timeZone, call.now),
        ...(hidden.length === 0 ? {} : { hidden }),
      },
    });
  }

  /**
   * The same for a change: refused with view permission only, and if the practice maintains the profile itself
   * (`MON-283`).
   */
  async openToChange(call: ServiceCall, part: ProfilePart, named?: Named): ServiceResult<OpenProfile, ProfileReadOnly> {
    const chart = allowedChart(call, 'profile:act');
    if (!chart.ok) return chart;
    const profile = await this.open(call, part, named);
    return profile.ok && profile.value.page.readOnly ? failed({ kind: 'profile-read-only' }) : profile;
  }
}

export const savedAt = ({ form }: OpenProfile, { language }: ServiceCall): Result<Saved, Failure> =>
  ok({ message: inLanguageOf(form.saved, language) });
