import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AskForGuestLinkDocument,
  GetAppointmentsDocument,
  GetGuestAlreadyDoneDocument,
  GetGuestAppointmentDocument,
  GetGuestCheckinDocument,
  GetGuestEntryDocument,
  GetGuestPayDocument,
  GetGuestRescheduleAppointmentDocument,
  GetGuestVisitDocument,
  GetUnshortenedUrlDocument,
  GuestAppointmentDocument,
  GuestCheckinDocument,
  GuestPayDocument,
  GuestPayNoCodeDocument,
  GuestRescheduleAppointmentDocument,
} from '@portico/adapters-graphql/operations';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { RandomCodes } from '@portico/adapters-crypto';
import { PostgresCapabilities, PostgresShortLinks } from '@portico/adapters-storage';
import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { DAY, plus, type CapabilityId, type PatientId } from '@portico/domain/kernel';
import { mark, south } from './testing/clinic-fixture.ts';
import { noon, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';

const birthDate = '1980-02-29';
const codes = new RandomCodes();

let gateway: RunningGateway;

let links = 0;

/** A link to Ana's chart at the second practice. */
const linkFor = async (purpose: GuestPurpose, resource?: string): Promise<{ code: string; id: CapabilityId }> => {
  const { code, hash } = codes.link();
  links += 1;
  const id = `link-${links}` as CapabilityId;
  const wanted = {
    purpose,
    practice: south.id,
    patient: '1001' as PatientId,
    ...(resource === undefined ? {} : { resource }),
  };
  await new PostgresCapabilities(gateway.database).add(issueCapability(wanted, { id, code: hash, now: noon }));
  return { code, id };
};

interface Flow {
  readonly type: string;
  readonly next_screen: string | null;
  readonly reason: string | null;
  readonly session: { readonly guest_token: string } | null;
  readonly patient_id: string | null;
  readonly practice: { readonly practice_id: string } | null;
}

const flowOf = (reply: Reply): Flow => Object.values(reply.data ?? {})[0] as Flow;

const enter = async (document: { readonly documentId: string }, code: string, date = birthDate): Promise<Flow> =>
  flowOf(await gateway.ask(document, { input: { code, date_of_birth: date } }));

const pays = { input: { patient_info: { practice_id: south.id, patient_id: '1001' } } };
const asGuest = (token: string | undefined) => ({ [headerNames.guestToken]: token ?? '' });

describe('guests', () => {
  beforeAll(async () => {
    gateway = await startTestGateway();
    await gateway.database.rows({
      text: `update clinic.practices set guest_errands = '["check-in", "pay"]' where practice_id = $1`,
      values: [south.id],
    });
  });
  afterAll(() => gateway.close());

  describe('the doors of guests', () => {
    it('ACC-008 ACC-074 ACC-077 APT-315 a link and the identity check open the visit that it names, and nothing of a person signed in', async () => {
      const { code } = await linkFor('guest-check-in', '1001-next');
      const entered = await enter(GuestCheckinDocument, code);
      expect(entered).toMatchObject({
        type: 'SUCCESS',
        next_screen: 'CHECK_IN',
        patient_id: '1001',
        practice: { practice_id: 'south' },
        reason: null,
        guest_checkin: { appointment_id: '1001-next' },
      });
      const guest = asGuest(entered.session?.guest_token);
      const visit = await gateway.ask(GetGuestVisitDocument, {}, guest);
      expect(visit.data?.['getGuestVisit']).toMatchObject({ appointment: { appointment_id: '1001-next' } });
      expect((await gateway.ask(GetGuestPayDocument, pays, guest)).code).toBe('NOT_FOUND');
      expect((await gateway.ask(GetAppointmentsDocument, {}, guest)).code).toBe('UNAUTHENTICATED');
      // Nor does the token pass for one of a person.
      const forged = { [headerNames.accessToken]: entered.session?.guest_token ?? '' };
      expect((await gateway.ask(GetAppointmentsDocument, {}, forged)).code).toBe('UNAUTHENTICATED');
    });

    it('ACC-072 a link to a bill opens what is owed, and no visit', async () => {
      const { code } = await linkFor('guest-pay');
      const { session } = await enter(GuestPayDocument, code);
      const owed = await gateway.ask(GetGuestPayDocument, pays, asGuest(session?.guest_token));
      expect(owed.data?.['getGuestPay']).toMatchObject({ payment: { context: 'GUEST', amount: '12.50', cards: [] } });
      expect((await gateway.ask(GetGuestVisitDocument, {}, asGuest(session?.guest_token))).code).toBe('NOT_FOUND');
    });

    it('ACC-075 ACC-076 what the practice does not do online is said without looking at the person', async () => {
      for (const [document, purpose] of [
        [GuestAppointmentDocument, 'guest-appointment'],
        [GuestRescheduleAppointmentDocument, 'guest-reschedule'],
      ] as const) {
        const { code } = await linkFor(purpose);
        for (const date of [birthDate, '1901-01-01']) {
          expect(await enter(document, code, date)).toMatchObject({
            type: 'SUCCESS',
            next_screen: 'UNAVAILABLE',
            session: null,
          });
        }
      }
    });

    it('ACC-073 a bill is enough for what is owed, and a wrong one is told like one of nobody', async () => {
      const input = { practice_id: 'south', patient_number: '1001', last_name: 'Nunez', date_of_birth: birthDate };
      const ask = async (more: object) => gateway.ask(GuestPayNoCodeDocument, { input: { ...input, ...more } });
      expect(flowOf(await ask({}))).toMatchObject({ type: 'SUCCESS', next_screen: 'PAY' });
      const wrong = await ask({ last_name: 'Ortiz' });
      const nobody = await ask({ patient_number: '9999' });
      const noNumber = await ask({ patient_number: '../../etc' });
      expect(flowOf(wrong)).toMatchObject({ type: 'ERROR', reason: 'WRONG_IDENTITY', session: null });
      expect([nobody.text, noNumber.text]).toEqual([wrong.text, wrong.text]);
    });

    it('ACC-084 five wrong checks that are sent at once lock the link, and no sixth is weighed', async () => {
      const { code, id } = await linkFor('guest-pay');
      const guesses = Array.from({ length: 12 }, (_, at) => `19${30 + at}-01-01`);
      const answers = await Promise.all(guesses.map((guess) => enter(GuestPayDocument, code, guess)));
      expect(answers.filter(({ reason }) => reason === 'WRONG_IDENTITY').length).toBeLessThanOrEqual(5);
      expect(await enter(GuestPayDocument, code)).toMatchObject({ type: 'ERROR', reason: 'LOCKED', session: null });
      expect(id).toBeDefined();
    });

    it('ACC-070 looking at a link tells how the practice shows itself, and nothing of the person', async () => {
      const { code } = await linkFor('guest-pay');
      const { data, text } = await gateway.ask(GetGuestEntryDocument, { input: { code } });
      expect(data?.['getGuestEntry']).toMatchObject({
        standing: 'OPEN',
        practice: {
          practice_id: 'south',
          practice_name: 'south clinic',
          practice_mgmt: 'carecloud',
          accent: '#0b6e6e',
        },
      });
      expect(text).not.toContain(mark);
      expect(text).not.toMatch(/\b1001\b/);
    });

    it.each([
      ['APT-308', GetGuestAppointmentDocument, 'getGuestAppointment', 'guest-appointment', 'NOT_OFFERED'],
      [
        'APT-309',
        GetGuestRescheduleAppointmentDocument,
        'getGuestRescheduleAppointment',
        'guest-reschedule',
        'NOT_OFFERED',
      ],
      ['APT-310', GetGuestCheckinDocument, 'getGuestCheckin', 'guest-check-in', 'OPEN'],
    ] as const)(
      '%s the entry screen of a link has an operation of its own: %#',
      async (_, document, field, purpose, standing) => {
        const { code } = await linkFor(purpose, '1001-next');
        const { data, text } = await gateway.ask(document, { input: { code } });
        expect(data?.[field]).toMatchObject({
          standing,
          practice: { practice_id: 'south', practice_name: 'south clinic' },
        });
        expect(text).not.toContain(mark);
        const pays = await linkFor('guest-pay');
        const other = await gateway.ask(document, { input: { code: pays.code } });
        expect(other.data?.[field]).toMatchObject({ standing: standing === 'OPEN' ? 'UNKNOWN' : standing });
      },
    );

    it('APT-311 the already-done screen learns the practice by its id, and what is done by a word that there is', async () => {
      const ask = async (input: object) =>
        (await gateway.ask(GetGuestAlreadyDoneDocument, { input })).data?.['getGuestAlreadyDone'];
      expect(await ask({ practice_id: 'south', done: 'checkin' })).toMatchObject({
        practice: { practice_id: 'south', practice_phone: '602-555-0100' },
        done: 'checkin',
      });
      expect(await ask({ practice_id: 'nowhere', done: 'anything' })).toEqual({ practice: null, done: null });
    });

    it('APT-326 somebody without a link gets one where the practice reaches them, and the answer tells nobody who is known', async () => {
      const email = 'reached@example.org';
      await gateway.database.rows({
        text: `update clinic.patients set email = $1 where practice_id = 'south' and id = '1001' returning name`,
        values: [email],
      });
      const [{ name = '' } = {}] = await gateway.database.rows<{ name: string }>({
        text: `select name from clinic.patients where practice_id = 'south' and id = '1001'`,
        values: [],
      });
      const words = name.split(' ');
      const input = {
        door: 'CHECK_IN',
        practice_id: 'south',
        first_name: words[0],
        last_name: words.at(-1),
        date_of_birth: birthDate,
        contact: email,
      };
      expect((await gateway.ask(GetGuestCheckinDocument, { input: { practice_id: 'south' } })).data).toMatchObject({
        getGuestCheckin: { standing: 'NO_LINK' },
      });
      const known = await gateway.ask(AskForGuestLinkDocument, { input });
      const stranger = await gateway.ask(AskForGuestLinkDocument, {
        input: { ...input, contact: 'nobody@example.org' },
      });
      expect(known.data).toEqual({ askForGuestLink: { status: 200 } });
      expect(stranger.text).toBe(known.text);
      const links = () =>
        gateway.database.rows<{ email: string }>({
          text: `select email from capabilities where email = any($1)`,
          values: [[email, 'nobody@example.org']],
        });
      for (let tries = 0; tries < 100 && (await links()).length === 0; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(await links()).toEqual([{ email }]);
      expect((await gateway.ask(AskForGuestLinkDocument, { input: { ...input, contact: 'reached' } })).code).toBe(
        'BAD_INPUT',
      );
      expect(gateway.output()).not.toContain(email);
    });

    it('a date that is none is bad input', async () => {
      const { code } = await linkFor('guest-pay');
      const reply = await gateway.ask(GuestPayDocument, { input: { code, date_of_birth: '1980-02-30' } });
      expect(reply.code).toBe('BAD_INPUT');
    });

    it('neither code, date of birth nor token stands in the log, and guests are in the activity log', async () => {
      const { code, id } = await linkFor('guest-pay');
      const { session } = await enter(GuestPayDocument, code);
      await gateway.ask(GetGuestPayDocument, pays, asGuest(session?.guest_token));
      for (const secret of [code, birthDate, session?.guest_token ?? ''])
        expect(gateway.output()).not.toContain(secret);
      const lines = await gateway.database.rows<{ actor_kind: string; action: string; subject_id: string }>({
        text: `select * from activity where actor_id = $1 order by action`,
        values: [id],
      });
      expect(lines).toMatchObject([
        { actor_kind: 'guest', action: 'opened-guest-link', subject_id: '1001' },
        { actor_kind: 'guest', action: 'viewed-balance', subject_id: '1001' },
      ]);
    });
  });

  describe('a short link', () => {
    it('ACC-019 ACC-020 ACC-021 APT-281 APT-284 answers where it leads, that it is early, or that it is none', async () => {
      const kept = new PostgresShortLinks(gateway.database);
      const expiresAt = plus(noon, DAY);
      const ask = async (hash: string) => {
        const { data } = await gateway.ask(GetUnshortenedUrlDocument, { type: 'n', hash });
        return data?.['getUnshortenedUrl'];
      };
      const open = await kept.keep({ type: 'n', longUrl: '/guest/guestPay?code=c', expiresAt });
      expect(await ask(open)).toEqual({ longUrl: '/guest/guestPay?code=c', caughtTooEarlyError: false, error: null });
      const early = await kept.keep({ type: 'n', longUrl: '/x', from: plus(noon, 1), expiresAt });
      expect(await ask(early)).toMatchObject({
        longUrl: null,
        caughtTooEarlyError: true,
        error: { message: expect.any(String) },
      });
      const elsewhere = await kept.keep({ type: 'n', longUrl: 'https://elsewhere.example/', expiresAt });
      for (const hash of [elsewhere, 'no-such-hash']) {
        expect(await ask(hash)).toMatchObject({
          longUrl: null,
          caughtTooEarlyError: false,
          error: { message: expect.any(String) },
        });
      }
    });
  });
});
