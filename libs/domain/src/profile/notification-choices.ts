/** What the portal tells people of, as far as they may choose. */
export const notificationTopics = ['reminders', 'visits', 'payments'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export interface TopicChoice {
  readonly email: boolean;
  readonly sms: boolean;
}

/** By what each topic comes (`updates` on the wire). */
export type NotificationChoices = Readonly<Record<NotificationTopic, TopicChoice>>;

/** As long as nobody chose: by mail alone. */
export const usualChoices: NotificationChoices = {
  reminders: { email: true, sms: false },
  visits: { email: true, sms: false },
  payments: { email: true, sms: false },
};

/** Nobody is charged without having been told: about payments a mail always comes. */
export const mustCome: ReadonlySet<`${NotificationTopic}:${keyof TopicChoice}`> = new Set(['payments:email']);

/** The choices as they are kept. */
export const fitChoices = (choices: NotificationChoices): NotificationChoices => ({
  ...choices,
  payments: { ...choices.payments, email: true },
});
