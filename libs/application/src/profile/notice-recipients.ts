import type { Accounts, Email } from '@portico/domain/access';
import type { Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notices';
import { usualChoices, type NoticeTopic, type Registration } from '@portico/domain/profile';

export interface NoticeRecipientsDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly registration: Pick<Registration, 'read'>;
}

export interface NoticeRecipient {
  readonly to: Recipient;
  /** Of the account, whichever way the notice goes. */
  readonly email: Email;
  readonly language: Language;
}

/** Whom a notice about a chart goes to: those whose chart it is, each as was chosen for the topic, in their own language. */
export const noticeRecipients = async (
  { accounts, registration }: NoticeRecipientsDeps,
  chart: PatientRef,
  topic: NoticeTopic,
): Promise<readonly NoticeRecipient[]> => {
  const [holders, { updates }] = await Promise.all([accounts.holding(chart), registration.read(chart)]);
  const { email: byMail, sms: byText } = (updates ?? usualChoices)[topic];
  return holders.flatMap(({ email, phone, language }) => [
    ...(byMail ? [{ to: { channel: 'email', address: email }, email, language } as const] : []),
    ...(byText && phone !== undefined ? [{ to: { channel: 'sms', address: phone }, email, language } as const] : []),
  ]);
};
