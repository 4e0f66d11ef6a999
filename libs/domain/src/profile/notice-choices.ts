/** What the portal tells people of, as far as they may choose. */
export const noticeTopics = ['reminders', 'visits', 'payments'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

export interface TopicChoice {
  readonly email: boolean;
  readonly sms: boolean;
}

/** By what each topic comes (`updates` on the wire). */
export type NoticeChoices = Readonly<Record<NoticeTopic, TopicChoice>>;

/** As long as nobody chose: by mail alone. */
export const usualChoices: NoticeChoices = {
  reminders: { email: true, sms: false },
  visits: { email: true, sms: false },
  payments: { email: true, sms: false },
};

/** Nobody is charged without having been told: about payments a mail always comes. */
export const mustCome: ReadonlySet<`${NoticeTopic}:${keyof TopicChoice}`> = new Set(['payments:email']);

/** The choices as they are kept. */
export const fitChoices = (choices: NoticeChoices): NoticeChoices => ({
  ...choices,
  payments: { ...choices.payments, email: true },
});
