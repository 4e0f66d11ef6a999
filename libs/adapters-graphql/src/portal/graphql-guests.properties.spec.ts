import { describe, expect, it } from '@jest/globals';
import type {
  EntryStatus,
  GuestEntry,
  GuestActions,
  GuestOutcome,
  GuestReceipt,
  GuestRefusal,
  Guests,
  GuestVisit,
  Lengthened,
  LinkRequest,
  MadeByGuest,
  PracticeBranding,
  ShortAddresses,
} from '@portico/application/guests';
import type { Email, GuestPurpose, Phone } from '@portico/domain/access';
import {
  failed,
  ok,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import { cents, ids, instants, localDates, withOptional, words } from '@portico/domain/kernel/testing';
import { cardBrands, type ChargeId } from '@portico/domain/payments';
import { onlineServices } from '@portico/domain/practices';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { anyListed } from '../testing/arbitrary-answers.ts';
import { leftsToPay } from '../testing/arbitrary-payment-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlGuests } from './graphql-guests.ts';

/** Every question of a guest goes to one service, which answers what the test puts in place. */
const across = () => {
  const { asked, place, service } = notingService();
  place.answer = ok(undefined);
  const context = {
    guests: service as Guests,
    shortAddresses: service as ShortAddresses,
    guest: async () => service as GuestActions,
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

const faces: fc.Arbitrary<PracticeBranding> = withOptional(
  { id: ids<PracticeId>('practice-'), name: words(), phone: words(), management: words() },
  { accent: words(), logo: words() },
);

const shut = fc.oneof(
  fc.record({ kind: fc.constantFrom('unknown', 'expired', 'used', 'revoked', 'locked') }),
  withOptional({ kind: fc.constant('early' as const) }, { opensAt: instants }),
);

const entries: fc.Arbitrary<GuestEntry> = withOptional(
  {
    standing: fc.oneof<fc.Arbitrary<EntryStatus>[]>(
      fc.constant({ kind: 'open' }),
      fc.constant({ kind: 'no-link' }),
      fc.constant({ kind: 'not-offered' }),
      shut,
    ),
  },
  { practice: faces },
);

const outcomes: fc.Arbitrary<GuestOutcome> = fc.oneof(
  fc.record({ kind: fc.constant('not-offered' as const), practice: faces }),
  fc.record({ kind: fc.constant('done' as const), guestAction: fc.constantFrom(...onlineServices), practice: faces }),
  fc
    .tuple(
      fc.record({
        kind: fc.constant('entered' as const),
        practice: faces,
        patient: ids<PatientId>('patient-'),
        token: words(),
        expiresAt: instants,
      }),
      fc.oneof(
        fc.record({ guestAction: fc.constant('check-in' as const), visit: ids<AppointmentId>('visit-') }),
        fc.record({ guestAction: fc.constantFrom('pay' as const, 'book' as const, 'reschedule' as const) }),
      ),
    )
    .map(([entered, guestAction]) => ({ ...entered, ...guestAction })),
);

const refusals: fc.Arbitrary<GuestRefusal> = fc.oneof(
  fc.constant<GuestRefusal>({ kind: 'wrong-identity' }),
  fc.record({ kind: fc.constant('must-wait' as const), until: instants }),
  fc.record({ kind: fc.constant('told' as const), message: words() }),
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
  it('APT-308 APT-309 APT-310 ACC-064 ACC-069 ACC-070 looking at a link arrives as it was asked and answered', async () => {
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

  it('ACC-072 ACC-074 ACC-075 ACC-076 ACC-077 MON-021 MON-024 each mutation arrives as it was asked, and its outcome or refusal too', async () => {
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

  it('APT-326 who asks for a link arrives as it was typed, and until when they must wait', async () => {
    const { guests, asked, answer } = across();
    const requests: fc.Arbitrary<LinkRequest> = fc.record({
      purpose: fc.constantFrom('guest-appointment', 'guest-reschedule', 'guest-check-in'),
      practice: ids<PracticeId>('practice-'),
      firstName: words(),
      lastName: words(),
      birthDate: localDates,
      contact: fc.constantFrom('ana@example.org' as Email, '+16025550123' as Phone),
    });
    await fc.assert(
      fc.asyncProperty(requests, instants, async (request, until) => {
        answer(ok(undefined));
        expect(await guests.askForLink(request)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['askForLink', request]);
        answer(failed({ kind: 'must-wait', until }));
        expect(await guests.askForLink(request)).toEqual(failed({ kind: 'must-wait', until }));
      }),
      runs,
    );
  });

  it('APT-311 the already-done page learns in whose name it speaks', async () => {
    const { guests, asked, answer } = across();
    await fc.assert(
      fc.asyncProperty(fc.option(faces, { nil: undefined }), async (practice) => {
        const named = practice === undefined ? {} : { practice };
        answer(ok(named));
        expect(await guests.alreadyDone(practice?.id)).toEqual(ok(named));
        expect(asked.at(-1)).toEqual(['alreadyDone', practice?.id]);
      }),
      runs,
    );
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

  it('MON-185 MON-204 MON-205 the visit, the receipt and the statement arrive as they were answered', async () => {
    const { guests, asked, answer } = across();
    const visits: fc.Arbitrary<GuestVisit> = fc.record({
      practice: faces,
      visit: anyListed.filter((visit) => visit !== undefined),
      mayChange: fc.boolean(),
    });
    const receipts: fc.Arbitrary<GuestReceipt> = withOptional(
      {
        practice: faces,
        amount: cents,
        date: localDates,
        card: fc.record({ brand: fc.constantFrom(...cardBrands), last4: fc.stringMatching(/^\d{4}$/) }),
        reference: words(),
        isSent: fc.boolean(),
      },
      { left: leftsToPay },
    );
    const files = fc.record({ name: words(), mediaType: fc.constant('application/pdf'), bytes: fc.uint8Array() });
    const patient = { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId };
    await fc.assert(
      fc.asyncProperty(visits, receipts, files, async (visit, receipt, file) => {
        answer(ok(visit));
        expect(await guests.visit()).toEqual(ok(visit));
        answer(ok(receipt));
        expect(await guests.receipt(patient, 'charge-1' as ChargeId)).toEqual(ok(receipt));
        expect(asked.at(-1)).toEqual(['receipt', patient, 'charge-1']);
        answer(ok(file));
        expect(await guests.statement(patient, 'statement-1')).toEqual(ok(file));
        expect(asked.at(-1)).toEqual(['statement', patient, 'statement-1']);
      }),
      runs,
    );
  });

  it('APT-312 the visit that was made by a link, or checked in for, arrives as it was answered', async () => {
    const { guests, asked, answer } = across();
    const made: fc.Arbitrary<MadeByGuest> = fc.record({
      practice: faces,
      visit: anyListed.filter((visit) => visit !== undefined),
      isRescheduled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(made, async (visit) => {
        answer(ok(visit));
        expect(await guests.made()).toEqual(ok(visit));
        expect(asked.at(-1)).toEqual(['made']);
        answer(failed({ kind: 'not-found' }));
        expect(await guests.made()).toEqual(failed({ kind: 'not-found' }));
      }),
      runs,
    );
  });

  it('ACC-019 APT-281 a short link arrives as it was asked and answered', async () => {
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

  it('MON-023 MON-024 nobody is let in by an answer of an error, be there a session in it; what it says is told', async () => {
    const guestPay = {
      ...{ type: 'ERROR', practice: null, next_screen: 'PAY', patient_id: 'p', done: null, guest_checkin: null },
      session: { guest_token: 'token', expires_at: '2026-11-21T12:00:00Z' },
      ...{
        errorMessage: 'No llegamos a su historia.',
        caughtTooEarlyError: false,
        reason: 'NEW_REASON',
        opens_at: null,
      },
    };
    const { client } = tab(async () => new Response(JSON.stringify({ data: { guestPay } })));
    expect(await new GraphqlGuests(client).enter({ purpose: 'guest-pay' }, '1961-04-30' as LocalDate)).toEqual(
      failed({ kind: 'told', message: 'No llegamos a su historia.' }),
    );
  });
});
