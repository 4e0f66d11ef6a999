import { linkIn, type Notification } from '@portico/domain/notifications';

/** Longer names are cut: a text message has 160 characters, and a subject has one line. */
const longest = 40;

/**
 * A name as typed, made safe for a message from us: no control characters, no bidirectional overrides, and nothing that
 * a mail program turns into a link.
 */
export const cleanName = (raw: string): string => {
  const plain = raw
    .replace(/[^\p{L}\p{M}\p{N} '’.,&()-]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= longest
    ? plain
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};

const plainText = (raw: string): string => raw.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** The notice with its names cleaned and its link whole; a path of the portal becomes an address at `origin`. */
export const cleaned = (notification: Notification, origin: string): Notification => {
  const clean: Record<string, unknown> = { ...notification };
  for (const name of ['practice', 'from', 'delegate'] as const) {
    const typed = clean[name];
    if (typeof typed === 'string') clean[name] = cleanName(typed);
  }
  // A text of the practice and a typed address: only characters that a mail cannot show are removed.
  if ('terms' in notification) clean['terms'] = plainText(notification.terms);
  if ('address' in notification) clean['address'] = plainText(notification.address);
  const link = linkIn(notification);
  if (link !== undefined) clean['link'] = new URL(link, origin).href;
  return clean as unknown as Notification;
};
