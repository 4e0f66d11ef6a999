import { Argon2Passwords } from '@portico/adapters-crypto';
import { PostgresAccounts, PostgresProtections } from '@portico/adapters-storage';
import { parseEmail, type Account, type SecondFactor } from '@portico/domain/access';
import type { AccountId } from '@portico/domain/kernel';
import type { DemoVisitor } from './demo-visitors.ts';
import type { BrowserHarness } from './browser-harness.ts';

/** An account for one test, whose password and second factors may be changed without affecting other tests. */
export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

interface NewcomerRequest {
  /** The local part of the address. */
  readonly name: string;
  readonly language?: Account['language'];
  readonly confirmed?: boolean;
  readonly factors?: (email: Account['email']) => readonly SecondFactor[];
}

/** Opens an account at the practice, and with the chart, of a person of the demo. */
export const newcomer = async (
  browserHarness: BrowserHarness,
  like: DemoVisitor,
  request: NewcomerRequest,
): Promise<Newcomer> => {
  const { database, clock } = browserHarness.portal;
  const accounts = new PostgresAccounts(database);
  const person = await accounts.byLogin(like.email);
  const email = parseEmail(`${request.name}@example.org`);
  if (person === undefined || !email.ok) throw new Error(`There is nobody like ${like.email}.`);
  const password = 'Newcomer-Pass-1';
  const id = `newcomer-${request.name}` as AccountId;
  const { confirmedAt: _, ...unconfirmed } = person;
  await accounts.add([
    {
      ...unconfirmed,
      id,
      email: email.value,
      username: request.name,
      passwordHash: await new Argon2Passwords().hash(password),
      language: request.language ?? person.language,
      charts: person.charts.filter(({ practice }) => practice === like.practice),
      ...(request.confirmed === false ? {} : { confirmedAt: clock.now() }),
    },
  ]);
  const protections = new PostgresProtections(database);
  for (const factor of request.factors?.(email.value) ?? []) await protections.addFactor(id, factor);
  return { email: email.value, password };
};
