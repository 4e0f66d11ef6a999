import { letterOf, textMessageOf } from '@portico/adapters-notifications';
import { isoOf, type Language } from '@portico/domain/kernel';
import {
  linkIn,
  type NotificationKind,
  type Outbox,
  type QueuedNotification,
  type Recipient,
} from '@portico/domain/notifications';

/** A mail or text message as a person would get it. */
export interface OutboxItem {
  readonly kind: NotificationKind;
  readonly channel: Recipient['channel'];
  readonly address: string;
  readonly language: Language;
  readonly at: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** The most items that are shown; a demo may run for weeks. */
const shown = 200;

/** What waits in the outbox, the newest first. */
export const outboxItems = async (outbox: Outbox, origin: string): Promise<readonly OutboxItem[]> =>
  (await outbox.waiting(shown)).map((queuedNotification) => itemOf(queuedNotification, origin));

const itemOf = ({ notification, to, language, madeAt }: QueuedNotification, origin: string): OutboxItem => {
  const link = linkIn(notification);
  const isMail = to.channel === 'email';
  const letter = isMail ? letterOf(notification, language, origin) : undefined;
  return {
    kind: notification.kind,
    ...to,
    language,
    at: isoOf(madeAt),
    subject: letter?.subject ?? '',
    text: letter?.text ?? textMessageOf(notification, language, origin),
    links: link === undefined ? [] : [new URL(link, origin).href],
  };
};
