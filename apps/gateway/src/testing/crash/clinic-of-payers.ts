import { JwtTokens } from '@portico/adapters-crypto';
import { EmbeddedSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresSessions } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Email } from '@portico/domain/access';
import type { Appointment, HeldSlot } from '@portico/domain/appointments';
import {
  DAY,
  HOUR,
  plus,
  type Cents,
  type DeviceId,
  type Instant,
  type LocalDate,
  type SessionId,
} from '@portico/domain/kernel';
import { openBooking } from '../bookable-clinic.ts';
import { office, provider } from '../clinic-fixture.ts';
import { testKeys } from '../running-gateway.ts';
import { holdOf, visitOf, type Payer } from './payer-actions.ts';
import { practices } from './crash-test-practices.ts';

const long = 10_000 * DAY;
const tokens = new JwtTokens(testKeys);

/** Practices that take money in every way. */
export const openPractices = async (sql: Sql): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  await setup.practices(practices);
  for (const { id } of practices) {
    await setup.providers(id, [provider]);
    await setup.locations(id, [office]);
    await openBooking(sql, id);
    await new EmbeddedMoneySetup(sql).settings(id, {
      partial: { minimum: 100 as Cents },
      plans: {
        canCreateMultiple: true,
        addBalanceToExisting: true,
        frequencies: ['weekly'],
        ranges: [
          {
            minBalance: 1_000 as Cents,
            maxBalance: 100_000 as Cents,
            maxDuration: { value: 12, interval: 'weeks' },
            minimumPayment: 500 as Cents,
          },
        ],
      },
      accountStatements: true,
    });
  }
};

/** Writes the accounts, charts, balances, visits and holds of these payers, who begin at `now`. */
export const admit = async (sql: Sql, payers: readonly Payer[], now: Instant): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  const money = new EmbeddedMoneySetup(sql);
  await setup.patients(
    payers.map(({ patient }) => ({
      patient,
      name: 'Ana Nunez',
      birthDate: '1980-02-29' as LocalDate,
      language: 'en' as const,
    })),
  );
  const owing = payers.filter(({ due }) => due > 0);
  await setup.charges(
    owing.map(({ patient, due }) => ({
      patient,
      id: 'debt',
      description: 'Surgery',
      amount: due,
      at: plus(now, -DAY),
    })),
  );
  const visiting = payers.filter(({ kind }) => kind === 'check-in' || kind === 'cancellation');
  await setup.appointments(
    visiting.map((payer) => ({ ...slotOf(payer, now), id: visitOf(payer), status: 'SCHEDULED' })),
  );
  for (const payer of visiting)
    await money.visitDues(payer.patient.practice, [
      { appointment: visitOf(payer), copay: payer.copay, cancellationFee: payer.price },
    ]);
  await money.heldSlots(
    payers
      .filter(({ kind }) => kind === 'prepayment')
      .map((payer) => ({
        id: holdOf(payer),
        visit: slotOf(payer, now),
        prepayment: payer.price,
        until: plus(now, long),
      })),
  );
  await new PostgresAccounts(sql).add(
    payers.map(({ account, patient }) => ({
      id: account,
      email: `${account}@example.org` as Email,
      username: account,
      name: 'Ana Nunez',
      passwordHash: 'none',
      charts: [patient],
      language: 'en' as const,
      confirmedAt: now,
    })),
  );
  const sessions = new PostgresSessions(sql);
  await Promise.all(payers.map((payer) => signIn(sessions, payer, now)));
};

/** Starts a session that outlasts the campaign. */
const signIn = (sessions: PostgresSessions, { account }: Payer, now: Instant): Promise<unknown> =>
  sessions.start({
    id: account as string as SessionId,
    account,
    device: 'a-device' as DeviceId,
    userAgent: '',
    startedAt: now,
    lastSeenAt: plus(now, long),
    refresh: { current: tokens.hashOf(account), pending: [], expiresAt: plus(now, long), version: 0 },
  });

export const tokenOf = ({ account }: Payer, now: Instant): string =>
  tokens.access({ session: account as string as SessionId, account, expiresAt: plus(now, long) });

/** An hour of its own for each payer. */
const slotOf = ({ number, patient }: Payer, now: Instant): Omit<Appointment, 'id' | 'status'> & HeldSlot['visit'] => {
  const start = plus(now, 1_000 * DAY + number * HOUR);
  return { patient, start, end: plus(start, HOUR / 2), video: false, provider, location: office };
};
