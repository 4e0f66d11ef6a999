import type { Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { NotificationTopic, PatientRegistry } from '@portico/domain/profile';
import { notificationRecipients, type NotificationRecipientsDeps } from '../profile/index.ts';

export interface NotificationRecipientsOfVisitDeps extends NotificationRecipientsDeps {
  readonly patients: Pick<PatientRegistry, 'contact'>;
}

/** Somebody who is written to about a patient's visit. */
export interface NotificationRecipient {
  readonly to: Recipient;
  readonly language: Language;
  /** Without one they cannot sign in: what is sent to them opens their visit by itself. */
  readonly hasAccount: boolean;
}

/**
 * Who hears of a patient's visits: those whose chart it is, each by what was chosen for the topic and in their own
 * language; where nobody has an account, the patient, where the practice reaches them.
 */
export const notificationRecipientsOf = async (
  deps: NotificationRecipientsOfVisitDeps,
  patient: PatientRef,
  topic: Extract<NotificationTopic, 'reminders' | 'visits'>,
): Promise<readonly NotificationRecipient[]> => {
  if ((await deps.accounts.holding(patient)).length > 0) {
    const recipients = await notificationRecipients(deps, patient, topic);
    return recipients.map(({ to, language }) => ({ to, language, hasAccount: true }));
  }
  const known = await deps.patients.contact(patient);
  if (known === undefined) return [];
  const { email, phone, language } = known;
  if (email !== undefined) return [{ to: { channel: 'email', address: email }, language, hasAccount: false }];
  return phone === undefined ? [] : [{ to: { channel: 'sms', address: phone }, language, hasAccount: false }];
};
