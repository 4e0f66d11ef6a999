import { textsOf, type Say } from '@portico/application/texts';
import type { Language } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import { catalogs } from '../generated/catalogs.ts';

/** A language in which notifications are told. */
export interface Voice {
  readonly language: Language;
  readonly say: Say;
}

const sayIn = textsOf(catalogs);
export const voiceOf = (language: Language): Voice => ({ language, say: sayIn(language) });

/** A mail as it is read, without its form. */
export interface MailWords {
  readonly subject: string;
  /** Before the link, or the code, which stands by itself. */
  readonly before: readonly string[];
  readonly code?: string;
  /** What the button with the notification's link says. */
  readonly action?: string;
  readonly after: readonly string[];
}

/** What a notification tells, in any language. */
export interface NotificationWords<Told extends Notification> {
  readonly mail: (notification: Told, voice: Voice) => MailWords;
  /** A text message, its link included. */
  readonly text: (notification: Told, voice: Voice) => string;
}

export type Told<Kind extends Notification['kind']> = Extract<Notification, { readonly kind: Kind }>;

/** The words of some kinds of notifications; a kind without its words does not compile. */
export type WordsOf<Kind extends Notification['kind']> = {
  readonly [One in Kind]: NotificationWords<Told<One>>;
};
