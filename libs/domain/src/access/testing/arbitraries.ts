import fc from 'fast-check';
import { languages, type AccountId, type DeviceId, type PracticeId, type SessionId } from '../../kernel/index.ts';
import { ids, instants, patientRefs, words } from '../../kernel/testing/index.ts';
import type { Account } from '../account.ts';
import type { Acting } from '../request-actor.ts';
import type { Email } from '../email.ts';
import type { Session } from '../session.ts';

const tokenHashes = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);
const charts = fc.uniqueArray(patientRefs, {
  selector: ({ practice, patient }) => `${practice} ${patient}`,
  maxLength: 4,
});

/** Any account; logins of two may clash, see `accountSets`. */
const account: fc.Arbitrary<Account> = fc.record({
  id: ids<AccountId>('account-'),
  email: fc.emailAddress().map((email) => email.toLowerCase() as Email),
  username: words(),
  name: words(),
  passwordHash: words(),
  charts,
  language: fc.constantFrom(...languages),
});

/** Accounts that can coexist: all ids and logins differ. */
export const accountSets: fc.Arbitrary<readonly Account[]> = fc
  .array(account, { minLength: 1, maxLength: 8 })
  .map((accounts) =>
    accounts.map((one, index) => ({
      ...one,
      id: `${one.id}-${index}` as AccountId,
      email: `${index}.${one.email}` as Email,
      username: `${one.username}${index}`,
    })),
  );

/** Any session that has not ended. */
export const sessions: fc.Arbitrary<Session> = fc.record(
  {
    id: ids<SessionId>('session-'),
    account: ids<AccountId>('account-'),
    device: ids<DeviceId>('device-'),
    startedAt: instants,
    userAgent: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }),
    lastSeenAt: instants,
    refresh: fc.record(
      {
        current: tokenHashes,
        pending: fc.array(tokenHashes, { maxLength: 8 }),
        spent: tokenHashes,
        expiresAt: instants,
        version: fc.nat(1_000_000),
      },
      { requiredKeys: ['current', 'pending', 'expiresAt', 'version'] },
    ),
    identity: fc.record(
      {
        issuer: fc.constantFrom('https://id.example.com', 'https://id.example.org'),
        subject: fc.constantFrom('ana', 'ben'),
        session: fc.constantFrom('one', 'two'),
      },
      { requiredKeys: ['issuer', 'subject'] },
    ),
  },
  { requiredKeys: ['id', 'account', 'device', 'startedAt', 'userAgent', 'lastSeenAt', 'refresh'] },
);

/**
 * A person acting for themselves: one chart in each of their practices; the current practice is one of these or
 * another.
 */
export const actings: fc.Arbitrary<Acting> = fc
  .record({
    account: ids<AccountId>('account-'),
    own: fc.uniqueArray(patientRefs, { selector: ({ practice }) => practice, maxLength: 4 }),
    elsewhere: ids<PracticeId>('practice-'),
    at: fc.nat(4),
  })
  .map(({ account, own, elsewhere, at }) => ({
    actor: { kind: 'patient', account },
    subject: { account, charts: own },
    practice: own[at]?.practice ?? elsewhere,
  }));
