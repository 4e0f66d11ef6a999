import type { Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { NotificationTopic, PatientRegistry } from '@portico/domain/profile';
import { notificationRecipients, type NotificationRecipientsDeps } from '../profile/index.ts';

export interface NotificationRecipientsOfVisitDeps extends NotificationRecipientsDeps {
  readonly patients: Pick<PatientRegistry, 'contact'>;
}

/** A recipient of notifications about a patient's visit. */
export interface NotificationRecipient {
  readonly to: Recipient;
  readonly language: Language;
  /** If false, the person cannot sign in, so the link in the notification opens the visit by itself. */
  readonly hasAccount: boolean;
}

/**
 * Recipients for a patient's visits: the chart's account holders, by their preference for the topic and in their own
 * language; without an account, the patient, if the practice has a contact.
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
