import type { Account, Accounts, Email } from '@portico/domain/access';
import type { Language, PatientRef } from '@portico/domain/kernel';
import { channels, type Channel, type Recipient } from '@portico/domain/notifications';
import { usualChoices, type NotificationTopic, type Registration, type TopicChoice } from '@portico/domain/profile';

export interface NotificationRecipientsDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly registration: Pick<Registration, 'updates'>;
}

export interface NotificationRecipient {
  readonly to: Recipient;
  /** The account's email, whichever channel the notification uses. */
  readonly email: Email;
  readonly language: Language;
}

/**
 * Recipients of a notification about a chart: its account holders, each by their preference for the topic, in their own
 * language.
 */
export const notificationRecipients = async (
  { accounts, registration }: NotificationRecipientsDeps,
  chart: PatientRef,
  topic: NotificationTopic,
): Promise<readonly NotificationRecipient[]> => {
  const [holders, updates] = await Promise.all([accounts.holding(chart), registration.updates(chart)]);
  const chosen = (updates ?? usualChoices)[topic];
  return holders.flatMap((holder) =>
    addressesOf(holder, chosen).map((to) => ({ to, email: holder.email, language: holder.language })),
  );
};

/** Where an account is reached by the channels that were chosen. */
export const addressesOf = (account: Pick<Account, 'email' | 'phone'>, chosen: TopicChoice): readonly Recipient[] =>
  channels.flatMap((channel) => {
    const address = chosen[channel] ? addressOf[channel](account) : undefined;
    return address === undefined ? [] : [{ channel, address }];
  });

/** An account's address on each channel. */
const addressOf: Readonly<Record<Channel, (account: Pick<Account, 'email' | 'phone'>) => string | undefined>> = {
  email: ({ email }) => email,
  sms: ({ phone }) => phone,
};
