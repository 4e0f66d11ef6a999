import type { Notification } from '@portico/domain/notifications';

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

/** Every field of a notification that is any text, whichever notification has it. */
type TextField<Told = Notification> = Told extends Notification
  ? { [Field in keyof Told]-?: string extends Told[Field] ? Field : never }[keyof Told]
  : never;

/**
 * How each text is made safe, so that a new one compiles only with its own way: `name` as typed by a person or a vendor, `text` of
 * which only what a mail cannot show is removed, `link` made whole, `made` by the portal itself.
 */
const textFields: Readonly<Record<TextField, 'name' | 'text' | 'link' | 'made'>> = {
  address: 'text',
  app: 'name',
  code: 'made',
  delegate: 'name',
  from: 'name',
  helped: 'name',
  last4: 'made',
  link: 'link',
  practice: 'name',
  provider: 'name',
  reference: 'made',
  terms: 'text',
  wallet: 'made',
};

/** The notice with its names cleaned and its link whole; a path of the portal becomes an address at `origin`. */
export const cleaned = (notification: Notification, origin: string): Notification => {
  const clean: Record<string, unknown> = { ...notification };
  const ways = {
    name: cleanName,
    text: plainText,
    link: (link: string) => new URL(link, origin).href,
    made: (text: string) => text,
  };
  for (const [field, way] of Object.entries(textFields)) {
    const typed = clean[field];
    if (typeof typed === 'string') clean[field] = ways[way](typed);
  }
  return clean as unknown as Notification;
};
