import type { Language } from '@portico/domain/kernel';
import type { Notification, NotificationKind } from '@portico/domain/notifications';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

/** A mail as it is read, without its form. */
export interface MailWords {
  readonly subject: string;
  /** Before the link, or the code, which stands by itself. */
  readonly before: readonly string[];
  readonly code?: string;
  /** What the button with the notice's link says. */
  readonly action?: string;
  readonly after: readonly string[];
}

export interface NotificationWords<Told extends Notification> {
  readonly mail: (notification: Told) => MailWords;
  /** A text message, its link included. */
  readonly text: (notification: Told) => string;
}

/** Every text in one language; a kind of notice without its words does not compile. */
export interface Words {
  readonly greeting: string;
  readonly farewell: string;
  /** Precedes the link's address, for readers whose button does not work. */
  readonly orAddress: string;
  readonly notifications: {
    readonly [Kind in NotificationKind]: NotificationWords<Extract<Notification, { readonly kind: Kind }>>;
  };
}

export const wordsOf: Readonly<Record<Language, Words>> = { en: english, es: spanish };

/** The words for this notice, typed as such once for all. */
export const wordsFor = <Told extends Notification>(notification: Told, language: Language): NotificationWords<Told> =>
  wordsOf[language].notifications[notification.kind] as unknown as NotificationWords<Told>;
