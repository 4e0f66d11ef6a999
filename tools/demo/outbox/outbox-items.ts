import { letterOf, textMessageOf } from '@portico/adapters-notices';
import { isoOf, type Language } from '@portico/domain/kernel';
import { linkIn, type NoticeKind, type Outbox, type Posting, type Recipient } from '@portico/domain/notices';

/** A mail or text message as a person would get it. */
export interface OutboxItem {
  readonly kind: NoticeKind;
  readonly channel: Recipient['channel'];
  readonly address: string;
  readonly language: Language;
  readonly at: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** More than anybody reads; a demo may run for weeks. */
const shown = 200;

/** What waits in the outbox, the newest first. */
export const outboxItems = async (outbox: Outbox, origin: string): Promise<readonly OutboxItem[]> =>
  (await outbox.waiting(shown)).map((posting) => itemOf(posting, origin));

const itemOf = ({ notice, to, language, madeAt }: Posting, origin: string): OutboxItem => {
  const link = linkIn(notice);
  const isMail = to.channel === 'email';
  const letter = isMail ? letterOf(notice, language, origin) : undefined;
  return {
    kind: notice.kind,
    ...to,
    language,
    at: isoOf(madeAt),
    subject: letter?.subject ?? '',
    text: letter?.text ?? textMessageOf(notice, language, origin),
    links: link === undefined ? [] : [new URL(link, origin).href],
  };
};
