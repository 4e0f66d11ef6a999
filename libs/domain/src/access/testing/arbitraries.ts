import fc from 'fast-check';
import {
  instant,
  languages,
  type AccountId,
  type DeviceId,
  type PatientId,
  type PracticeId,
  type SessionId,
} from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { Email } from '../email.ts';
import type { Session } from '../session.ts';

const idOf = <Id extends string>(prefix: string): fc.Arbitrary<Id> =>
  fc.stringMatching(/^[A-Za-z0-9._:-]{1,12}$/).map((rest) => `${prefix}${rest}` as Id);

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);
const tokenHashes = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);
/** Text as people write it, in any script; a database's text has no NUL. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\0'));

const charts = fc.uniqueArray(
  fc.record({ practice: idOf<PracticeId>('practice-'), patient: idOf<PatientId>('patient-') }),
  {
    selector: ({ practice, patient }) => `${practice} ${patient}`,
    maxLength: 4,
  },
);

/** Any account; two of them may clash in their logins, for which `accountSets` is there. */
const account: fc.Arbitrary<Account> = fc.record({
  id: idOf<AccountId>('account-'),
  email: fc.emailAddress().map((email) => email.toLowerCase() as Email),
  username: words,
  name: words,
  passwordHash: words,
  charts,
  language: fc.constantFrom(...languages),
});

/** Accounts that can stand side by side: no id and no login twice. */
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
export const sessions: fc.Arbitrary<Session> = fc.record({
  id: idOf<SessionId>('session-'),
  account: idOf<AccountId>('account-'),
  device: idOf<DeviceId>('device-'),
  startedAt: instants,
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
});
