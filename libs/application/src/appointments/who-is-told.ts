import type { Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notices';
import type { NoticeTopic, PatientRegistry } from '@portico/domain/profile';
import { noticeRecipients, type NoticeRecipientsDeps } from '../profile/index.ts';

export interface WhoIsToldDeps extends NoticeRecipientsDeps {
  readonly patients: Pick<PatientRegistry, 'contact'>;
}

/** Somebody who is written to about a patient's visit. */
export interface Told {
  readonly to: Recipient;
  readonly language: Language;
  /** Without one they cannot sign in: what is sent to them opens their visit by itself. */
  readonly hasAccount: boolean;
}

/**
 * Who hears of a patient's visits: those whose chart it is, each by what was chosen for the topic and in their own
 * language; where nobody has an account, the patient, where the practice reaches them.
 */
export const whoIsTold = async (
  deps: WhoIsToldDeps,
  patient: PatientRef,
  topic: Extract<NoticeTopic, 'reminders' | 'visits'>,
): Promise<readonly Told[]> => {
  if ((await deps.accounts.holding(patient)).length > 0) {
    const recipients = await noticeRecipients(deps, patient, topic);
    return recipients.map(({ to, language }) => ({ to, language, hasAccount: true }));
  }
  const known = await deps.patients.contact(patient);
  if (known === undefined) return [];
  const { email, phone, language } = known;
  if (email !== undefined) return [{ to: { channel: 'email', address: email }, language, hasAccount: false }];
  return phone === undefined ? [] : [{ to: { channel: 'sms', address: phone }, language, hasAccount: false }];
};
