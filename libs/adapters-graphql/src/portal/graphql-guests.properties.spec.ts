import { describe, expect, it } from '@jest/globals';
import type {
  EntryStanding,
  GuestBalance,
  GuestEntry,
  GuestErrands,
  GuestOutcome,
  GuestRefusal,
  Guests,
  GuestVisit,
  Lengthened,
  PracticeFace,
  ShortAddresses,
} from '@portico/application/guests';
import type { GuestPurpose } from '@portico/domain/access';
import { failed, ok, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import { ids, instants, localDates, withOptional, words } from '@portico/domain/kernel/testing';
import { balances } from '@portico/domain/payments/testing';
import { onlineErrands } from '@portico/domain/practices';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { anyListed } from '../testing/answers.ts';
import { gatewayFetch, tab } from '../testing/wire.ts';
import { GraphqlGuests } from './index.ts';

/** Every question of a guest goes to one service, which answers what the test puts in place. */
const across = () => {
  const asked: unknown[] = [];
  const place: { answer: Result<unknown, unknown> } = { answer: ok(undefined) };
  const service = new Proxy(
    {},
    {
      // Not a promise itself, so that it can be awaited.
      get: (_, name) =>
        name === 'then'
          ? undefined
          : (...args: readonly unknown[]) => {
              asked.push([name, ...args]);
              return Promise.resolve(place.answer);
            },
    },
  );
  const context = {
    guests: service as Guests,
    shortAddresses: service as ShortAddresses,
    guest: async () => service as GuestErrands,
  } as unknown as GatewayContext;
  const { client, reported } = tab(gatewayFetch(() => context));
  return {
    asked,
    reported,
    guests: new GraphqlGuests(client),
    answer: (answer: Result<unknown, unknown>) => {
      place.answer = answer;
    },
  };
};

const faces: fc.Arbitrary<PracticeFace> = withOptional(
  { id: ids<PracticeId>('practice-'), name: words(), phone: words(), management: words() },
  { accent: words(), logo: words() },
);

const shut = fc.oneof(
  fc.record({ kind: fc.constantFrom('unknown', 'expired', 'used', 'revoked', 'locked') }),
  withOptional({ kind: fc.constant('early' as const) }, { opensAt: instants }),
);

const entries: fc.Arbitrary<GuestEntry> = withOptional(
  {
    standing: fc.oneof<fc.Arbitrary<EntryStanding>[]>(
      fc.constant({ kind: 'open' }),
      fc.constant({ kind: 'not-offered' }),
      shut,
    ),
  },
  { practice: faces },
);

const outcomes: fc.Arbitrary<GuestOutcome> = fc.oneof(
  fc.record({ kind: fc.constant('not-offered' as const), practice: faces }),
  fc.record({ kind: fc.constant('done' as const), errand: fc.constantFrom(...onlineErrands), practice: faces }),
  fc.record({
    kind: fc.constant('entered' as const),
    errand: fc.constantFrom(...onlineErrands),
    practice: faces,
    patient: ids<PatientId>('patient-'),
    token: words(),
    expiresAt: instants,
  }),
);

const refusals: fc.Arbitrary<GuestRefusal> = fc.oneof(
  fc.constant<GuestRefusal>({ kind: 'wrong-identity' }),
  fc.record({ kind: fc.constant('must-wait' as const), until: instants }),
  shut.map(({ kind: why, ...more }): GuestRefusal => ({ kind: 'shut', why, ...more })),
);

const purposes = fc.constantFrom<GuestPurpose[]>(
  'guest-appointment',
  'guest-reschedule',
  'guest-check-in',
  'guest-pay',
);
const links = withOptional({ purpose: purposes }, { code: words(), practice: ids<PracticeId>('practice-') });
const runs = { numRuns: 60 };

describe('what a guest asks', () => {
  it('ACC-064 ACC-069 ACC-070 looking at a link arrives as it was asked and answered', async () => {
    const { guests, asked, answer } = across();
    await fc.assert(
      fc.asyncProperty(links, entries, async (link, entry) => {
        answer(ok(entry));
        expect(await guests.entry(link)).toEqual(ok(entry));
        expect(asked.at(-1)).toEqual(['entry', link]);
      }),
      runs,
    );
  });

  it('ACC-072 ACC-074 ACC-075 ACC-076 ACC-077 each mutation arrives as it was asked, and its outcome or refusal too', async () => {
    const { guests, asked, answer, reported } = across();
    await fc.assert(
      fc.asyncProperty(links, localDates, outcomes, refusals, async (link, birthDate, outcome, refusal) => {
        answer(ok(outcome));
        expect(await guests.enter(link, birthDate)).toEqual(ok(outcome));
        expect(asked.at(-1)).toEqual(['enter', link, birthDate]);
        answer(failed(refusal));
        expect(await guests.enter(link, birthDate)).toEqual(failed(refusal));
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });

  it('ACC-073 ACC-077 a bill arrives as it was typed', async () => {
    const { guests, asked, answer } = across();
    const bills = fc.record({
      practice: ids<PracticeId>('practice-'),
      patient: ids<PatientId>('patient-'),
      lastName: words(),
      birthDate: localDates,
    });
    await fc.assert(
      fc.asyncProperty(bills, outcomes, refusals, async (bill, outcome, refusal) => {
        answer(ok(outcome));
        expect(await guests.enterWithBill(bill)).toEqual(ok(outcome));
        expect(asked.at(-1)).toEqual(['enterWithBill', bill]);
        answer(failed(refusal));
        expect(await guests.enterWithBill(bill)).toEqual(failed(refusal));
      }),
      runs,
    );
  });

  it('the visit and the balance arrive as they were answered', async () => {
    const { guests, answer } = across();
    const visits: fc.Arbitrary<GuestVisit> = fc.record({
      practice: faces,
      visit: anyListed.filter((visit) => visit !== undefined),
    });
    const owed: fc.Arbitrary<GuestBalance> = fc.record({ practice: faces, balance: balances });
    await fc.assert(
      fc.asyncProperty(visits, owed, async (visit, balance) => {
        answer(ok(visit));
        expect(await guests.visit()).toEqual(ok(visit));
        answer(ok(balance));
        expect(await guests.balance()).toEqual(ok(balance));
      }),
      runs,
    );
  });

  it('ACC-019 a short link arrives as it was asked and answered', async () => {
    const { guests, asked, answer } = across();
    const answers = fc.oneof<fc.Arbitrary<Lengthened>[]>(
      fc.record({ kind: fc.constant('leads' as const), to: words() }),
      fc.constant({ kind: 'too-early' }),
      fc.constant({ kind: 'unknown' }),
    );
    await fc.assert(
      fc.asyncProperty(words(), words(), answers, async (type, hash, lengthened) => {
        answer(ok(lengthened));
        expect(await guests.lengthen(type, hash)).toEqual(ok(lengthened));
        expect(asked.at(-1)).toEqual(['lengthen', type, hash]);
      }),
      runs,
    );
  });
});
