import type { Message } from '../../words/messages.ts';
import { titleWords } from './titles.messages.ts';

const titles: Readonly<Record<string, Message>> = {
  '/': titleWords.dashboard,
  '/dashboard': titleWords.dashboard,
  '/appointments': titleWords.appointments,
  '/my_health': titleWords.myHealth,
  '/help': titleWords.help,
};

/**
 * The title of a path. A trailing numeric segment is ignored (`ACC-131`); a path without an entry takes the one of its
 * nearest listed parent, else the portal's name (`ACC-132`).
 */
export const titleOf = (path: string): Message => {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > 0 && /^\d+$/.test(segments.at(-1) ?? '')) segments.pop();
  for (let length = segments.length; length > 0; length -= 1) {
    const title = titles[`/${segments.slice(0, length).join('/')}`];
    if (title !== undefined) return title;
  }
  return segments.length === 0 ? titleWords.dashboard : titleWords.portal;
};
