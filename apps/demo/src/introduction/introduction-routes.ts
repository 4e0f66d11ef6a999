import { readFile } from 'node:fs/promises';
import { PostgresOutbox } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { LocalDate } from '@portico/domain/kernel';
import type { Pages } from '@portico/gateway/server';
import { guestAddress, guestHints } from '../demo-guest-links.ts';
import { outboxItems } from '../outbox/outbox-items.ts';
import { demoReply, languageOf } from '../page/demo-page.ts';
import { demoAccounts } from '../people/demo-accounts.ts';
import { invitedBirthDate } from '../send-demo-invitations.ts';
import { introductionPage, type DemoPerson, type ForeignSystem, type SentGuestLink } from './introduction-page.ts';

/** What a demo has beside its own people and practices. */
export interface ForeignToIntroduce {
  readonly people: readonly DemoPerson[];
  readonly systems: readonly ForeignSystem[];
}

/** `/demo` introduces the demo: its people, the links of its guests, and what to try first. */
export const introductionPages = async (
  database: Sql,
  today: () => LocalDate,
  foreign: ForeignToIntroduce,
): Promise<(origin: () => string) => Pages> => {
  const script = await readFile(new URL('./sign-in-as.js', import.meta.url), 'utf8');
  const people = [...demoAccounts.map((account) => ({ ...account, ...account.person })), ...foreign.people];
  return (origin) => async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (request.path === '/demo/sign-in-as.js') return demoReply('text/javascript', script);
    if (request.path !== '/demo' && request.path !== '/demo/') return undefined;
    const guests = await sentLinks(database, today(), origin());
    return demoReply(
      'text/html',
      introductionPage({ people, guests, systems: foreign.systems, invitedBirthDate }, languageOf(request)),
    );
  };
};

/** The guests' links that stand in the outbox. */
const sentLinks = async (database: Sql, today: LocalDate, origin: string): Promise<readonly SentGuestLink[]> => {
  const items = await outboxItems(new PostgresOutbox(database), origin);
  return (await guestHints(database, today)).flatMap((hint) => {
    const sent = items.find(({ address }) => address === guestAddress(hint.practice, hint.what));
    const address = sent?.links[0];
    return address === undefined ? [] : [{ ...hint, address }];
  });
};
