import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { dayIn, failed, ok, type PatientRef, type Result, inLanguageOf } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientIdentity, PatientRegistry, Registration, RegistrationForm } from '@portico/domain/profile';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from '@portico/application/profile';

export interface ProfileAccessDeps {
  readonly activityLog: ActivityLog;
  readonly patients: PatientRegistry;
  readonly practices: PracticeDirectory;
  readonly registration: Registration;
}

/** Common data of the profile settings' sections. */
export interface ProfileAccess {
  readonly chart: PatientRef;
  readonly practice: Practice;
  readonly identity: PatientIdentity;
  readonly form: RegistrationForm;
  readonly page: SettingsPage;
}

export const openProfile = async (
  deps: ProfileAccessDeps,
  call: ServiceCall,
  named: Named = {},
): ServiceResult<ProfileAccess> => {
  const chart = allowedChart(call, 'profile:view');
  if (!chart.ok) return chart;
  const { patient = chart.value.patient, practice: at = chart.value.practice } = named;
  if (patient !== chart.value.patient || at !== chart.value.practice) return failed({ kind: 'not-found' });
  const [identity, [practice], form] = await Promise.all([
    deps.patients.identity(chart.value),
    deps.practices.practices([chart.value.practice]),
    deps.registration.form(chart.value.practice),
  ]);
  if (identity === undefined || practice === undefined) return failed({ kind: 'not-found' });
  return ok({
    chart: chart.value,
    practice,
    identity,
    form,
    page: {
      practiceName: practice.name,
      practicePhone: practice.phone,
      readOnly:
        !practice.behavior.profileEditable || !can(call.acting, 'profile:act', { kind: 'chart', chart: chart.value }),
      today: dayIn(practice.timeZone, call.now),
    },
  });
};

/**
 * The same for a change: refused with view permission only, and if the practice maintains the profile itself
 * (`MON-283`).
 */
export const openProfileToChange = async (
  deps: ProfileAccessDeps,
  call: ServiceCall,
  named?: Named,
): ServiceResult<ProfileAccess, ProfileReadOnly> => {
  const chart = allowedChart(call, 'profile:act');
  if (!chart.ok) return chart;
  const profile = await openProfile(deps, call, named);
  return profile.ok && profile.value.page.readOnly ? failed({ kind: 'profile-read-only' }) : profile;
};

export const savedAt = ({ form }: ProfileAccess, { language }: ServiceCall): Result<Saved, Failure> =>
  ok({ message: inLanguageOf(form.saved, language) });
