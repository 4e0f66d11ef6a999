import type { Accounts } from '@portico/domain/access';
import type { Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notices';
import type { PatientRegistry } from '@portico/domain/profile';

/** Somebody who is written to about a patient's visit. */
export interface Told {
  readonly to: Recipient;
  readonly language: Language;
  /** Without one they cannot sign in: what is sent to them opens their visit by itself. */
  readonly hasAccount: boolean;
}

/**
 * Who hears of a patient's visits: those whose chart it is, each in their own language; where nobody has an account, the
 * patient, where the practice reaches them.
 */
export const whoIsTold = async (
  {
    accounts,
    patients,
  }: { readonly accounts: Pick<Accounts, 'holding'>; readonly patients: Pick<PatientRegistry, 'contact'> },
  patient: PatientRef,
): Promise<readonly Told[]> => {
  const holders = await accounts.holding(patient);
  if (holders.length > 0) {
    return holders.map(({ email, language }) => ({
      to: { channel: 'email', address: email },
      language,
      hasAccount: true,
    }));
  }
  const known = await patients.contact(patient);
  if (known === undefined) return [];
  const { email, phone, language } = known;
  if (email !== undefined) return [{ to: { channel: 'email', address: email }, language, hasAccount: false }];
  return phone === undefined ? [] : [{ to: { channel: 'sms', address: phone }, language, hasAccount: false }];
};
