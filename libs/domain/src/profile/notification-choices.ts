/** Topics of notifications for which people may choose the channels. */
export const notificationTopics = ['reminders', 'visits', 'messages', 'results', 'payments'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The part of a portal that a topic tells of. */
const areas: Readonly<Record<NotificationTopic, 'appointments' | 'messages' | 'health' | 'payments'>> = {
  reminders: 'appointments',
  visits: 'appointments',
  messages: 'messages',
  results: 'health',
  payments: 'payments',
};

/** What a practice's system says of what arrives in it; nobody is told of the others. */
export interface ToldArrivals {
  readonly tellsOfResults: boolean;
  readonly tellsOfMessages: boolean;
}

/** The topics that come about at a practice whose system withholds some parts: of the others nobody is ever notified. */
export const topicsAt = (
  { tellsOfResults, tellsOfMessages }: ToldArrivals,
  withheld: readonly string[] = [],
): readonly NotificationTopic[] =>
  notificationTopics.filter(
    (topic) =>
      !withheld.includes(areas[topic]) &&
      (topic !== 'results' || tellsOfResults) &&
      (topic !== 'messages' || tellsOfMessages),
  );

export interface TopicChoice {
  readonly email: boolean;
  readonly sms: boolean;
}

/** The channels of each topic (`updates` on the wire). */
export type NotificationChoices = Readonly<Record<NotificationTopic, TopicChoice>>;

/** The default: mail only. */
export const usualChoices: NotificationChoices = {
  reminders: { email: true, sms: false },
  visits: { email: true, sms: false },
  messages: { email: true, sms: false },
  results: { email: true, sms: false },
  payments: { email: true, sms: false },
};

/** Cannot be turned off: about payments a mail is always sent, so that every charge is announced. */
export const mustCome: ReadonlySet<`${NotificationTopic}:${keyof TopicChoice}`> = new Set(['payments:email']);

/** Choices that were stored before there was a topic. */
export const completeChoices = (stored: Partial<NotificationChoices>): NotificationChoices => ({
  ...usualChoices,
  ...stored,
});

/** The choices as stored. */
export const fitChoices = (choices: NotificationChoices): NotificationChoices => ({
  ...choices,
  payments: { ...choices.payments, email: true },
});
