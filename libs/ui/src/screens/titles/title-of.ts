import type { Message } from '../../words/message-descriptor.ts';
import { titleWords, type Title } from './title-words.ts';

/**
 * The title of a path, from the titles of the listed paths. A trailing numeric segment is ignored (`ACC-131`); a path
 * without an entry takes that of its nearest listed parent, else the portal's name (`ACC-132`).
 */
export const titleOf = (titles: Readonly<Record<string, Title>>, path: string): Message => {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > 0 && /^\d+$/.test(segments.at(-1) ?? '')) segments.pop();
  for (let length = segments.length; length > 0; length -= 1) {
    const title = titles[`/${segments.slice(0, length).join('/')}`];
    if (title !== undefined) return titleWords[title];
  }
  return titleWords[segments.length === 0 ? (titles['/'] ?? 'portal') : 'portal'];
};
