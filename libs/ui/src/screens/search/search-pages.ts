import { paths } from '@portico/application/kernel';
import type { Permission } from '@portico/domain/access';
import type { pageWords } from './search-pages.messages.ts';

/** A page that a search can find by its name and its keywords. */
export interface SearchPage {
  readonly name: keyof typeof pageWords;
  readonly path: string;
  readonly query?: string;
  /** What a person has to be allowed to do there, where seeing the page is not what it is called. */
  readonly does?: Permission;
}

/** What people come for most stands first. */
export const searchPages: readonly SearchPage[] = [
  { name: 'book', path: paths.booking },
  { name: 'visits', path: paths.appointments },
  { name: 'write', path: paths.messages, query: '?new', does: 'messages:act' },
  { name: 'refill', path: paths.myHealth, does: 'health:act' },
  { name: 'record', path: paths.myHealth },
  { name: 'timeline', path: paths.timeline },
  { name: 'pay', path: paths.payments, does: 'payments:act' },
  { name: 'cards', path: paths.cards },
  { name: 'forms', path: paths.formHistory },
  { name: 'details', path: paths.demographics },
  { name: 'documents', path: paths.documents },
  { name: 'contact', path: paths.notifications },
  { name: 'signIn', path: paths.authentication },
  { name: 'delegates', path: paths.manageDelegates },
  { name: 'activity', path: paths.activityLog },
  { name: 'help', path: paths.help },
];
