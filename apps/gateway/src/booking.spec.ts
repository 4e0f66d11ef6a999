import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedBookingSetup } from '@portico/adapters-practice/embedded';
import type { AccountId } from '@portico/domain/kernel';
import { booking, openBooking } from './testing/bookable-clinic.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { holding } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;
let bens: Record<string, string>;

/** A morning hour in Phoenix of a day that no other test books. */
let start_time = '';
let days = 0;

const visit = (visit_reason_id: string = booking.checkUp) => ({
  resource_ids: [booking.resource],
  visit_reason_id,
  location_ids: [booking.location],
});
const hours = (more: object = {}) => ({ input: { practice_id: south.id, ...visit(), ...more } });
const slot = (visit_reason_id: string = booking.checkUp) => ({
  practice_id: south.id,
  resource_id: booking.resource,
  visit_reason_id,
  location_id: booking.location,
  start_time,
});
const order = (appointment: object = {}, more: object = {}) => ({
  uniqueId: uniqueId(),
  practice_id: south.id,
  appointment: { ...visit(), start_time, ...appointment },
  ...more,
});
const isFree = async (headers?: Record<string, string>): Promise<boolean> => {
  const day = start_time.slice(0, 10);
  const answer = await fixture.told('getAvailableHours', hours({ start_date: day, end_date: day }), headers);
  return JSON.stringify(answer['days']).includes(`"start_time":"${start_time}"`);
};

describe('booking', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    await openBooking(fixture.gateway.database, south.id);
    bens = holding(
      {
        accessToken: await signedIn(fixture.gateway.database, {
          account: 'ben' as AccountId,
          session: 'bens-session',
        }),
      },
      south.id,
    );
  }, 120_000);
  afterAll(() => fixture.gateway.close());
  beforeEach(() => {
    days += 1;
    start_time = new Date(Date.UTC(2026, 2, 9 + days, 16)).toISOString();
  });

  describe('booking over HTTP', () => {
    it('APT-095 APT-097 APT-103 answers the free times day by day, from an hour on', async () => {
      expect(await fixture.told('getAvailableHours', hours())).toMatchObject({
        practice_id: south.id,
        today: '2026-03-05',
        start_date: '2026-03-05',
        end_date: '2026-03-07',
        autoSchedule: true,
        days: [
          {
            date: '2026-03-05',
            slots: [{ start_time: '2026-03-05T20:00:00.000Z', end_time: '2026-03-05T20:30:00.000Z' }],
          },
          { date: '2026-03-06' },
          { date: '2026-03-07' },
        ].map((day) => expect.objectContaining({ date: day.date })),
      });
    });

    it('APT-115 gives a time to one of two, who books it once and may give it back', async () => {
      expect(await isFree(bens)).toBe(true);
      const kept = await fixture.done('keepSlot', slot());
      expect(kept).toMatchObject({ start_time, prePayment: '0.00', keptForSeconds: 600 });
      expect(await isFree(bens)).toBe(false);
      expect(await fixture.refusedBy('keepSlot', slot(), bens)).toEqual({
        code: 'CONFLICT',
        reason: 'slot-gone',
        isSilent: true,
      });
      expect(await fixture.told('releaseSlot', { practiceId: south.id, holdId: kept['holdId'] }, bens)).toMatchObject({
        status: 200,
      });
      expect(await isFree(bens)).toBe(false);
      await fixture.told('releaseSlot', { practiceId: south.id, holdId: kept['holdId'] });
      expect(await isFree(bens)).toBe(true);
    });

    it('APT-108 APT-110 APT-112 books what was kept, once for one id, and gives the calendar its file', async () => {
      const { holdId } = await fixture.done('keepSlot', slot());
      const input = order({ holdId, chief_complaint: 'A cough' });
      const booked = await fixture.done('getRequestAppointment', input);
      expect(booked).toMatchObject({
        status: 200,
        patient_id: '1001',
        practice_id: south.id,
        practice_mgmt: 'carecloud',
        appointmentStartTime: start_time,
        provider: { name: expect.any(String), id: 'ng', guid: 'ng' },
        location: { name: 'Main office', id: 'main', guid: 'main' },
        move_patient_pre_registration: false,
        appointment: { status: 'SCHEDULED', visit_reason: 'A cough' },
      });
      expect(await fixture.done('getRequestAppointment', input)).toEqual(booked);
      expect(await fixture.refusedBy('getRequestAppointment', order(), bens)).toMatchObject({ reason: 'slot-gone' });
      const file = await fixture.told('getCalendarFile', {
        practiceId: south.id,
        appointmentId: booked['appointment_id'],
      });
      expect(file).toMatchObject({ file_name: `visit-${start_time.slice(0, 10)}.ics`, media_type: 'text/calendar' });
      expect(Buffer.from(String(file['base64Str']), 'base64').toString()).toContain('METHOD:PUBLISH');
    });

    it.each(['kept before', 'kept by the booking'])(
      'APT-110 books once what is sent twice at once, %s',
      async (how) => {
        const hold = how === 'kept before' ? { holdId: (await fixture.done('keepSlot', slot()))['holdId'] } : {};
        const input = order(hold);
        const [one, other] = await Promise.all([1, 2].map(() => fixture.done('getRequestAppointment', input)));
        expect(one).toMatchObject({ status: 200, appointmentStartTime: start_time });
        expect(other).toEqual(one);
      },
    );

    it('APT-110 books each of several free times that one person asks for at once', async () => {
      const times = [0, 1, 2, 3].map((hour) => new Date(Date.parse(start_time) + 3_600_000 * hour).toISOString());
      const booked = await Promise.all(
        times.map((start) => fixture.done('getRequestAppointment', order({ start_time: start }))),
      );
      expect(booked.map((each) => each['appointmentStartTime'])).toEqual(times);
    });

    it('APT-055 is refused with more than 100 characters of what it is about', async () => {
      const input = order({ chief_complaint: 'x'.repeat(101) });
      expect(await fixture.refusedBy('getRequestAppointment', input)).toMatchObject({ code: 'BAD_INPUT' });
      expect(await isFree()).toBe(true);
    });

    it('APT-106 MON-156 is made by its payment alone where something is to be paid before, with its words', async () => {
      const { holdId, prePayment } = await fixture.done('keepSlot', slot(booking.procedure));
      expect(prePayment).toBe('25.00');
      const free = order({ ...visit(booking.procedure), holdId });
      expect(await fixture.refusedBy('getRequestAppointment', free)).toMatchObject({
        code: 'AMOUNT',
        reason: 'prepayment-due',
      });
      const paid = await fixture.done('makePrepayment', {
        uniqueId: uniqueId(),
        amount: '25.00',
        appointment: { holdId, chief_complaint: 'A mole' },
        execution: 'payeezy',
        ...card({ merchant: 'payeezy' }),
      });
      expect(paid).toMatchObject({ status: 200, receipt: { amount: '25.00' } });
      const { upcoming } = (await fixture.told('getAppointments', {})) as unknown as { upcoming: readonly object[] };
      expect(upcoming).toContainEqual(
        expect.objectContaining({
          appointment_id: paid['appointment_id'],
          visit_reason: 'A mole',
          dateTime: start_time,
        }),
      );
    });

    it('APT-117 APT-118 APT-119 APT-120 gives a visit another time in one step, and the calendar both files', async () => {
      const old = await fixture.done('getRequestAppointment', order());
      const before = start_time;
      start_time = start_time.replace('T16', 'T18');
      const instead = { isCancelAppointment: true, appointmentId: String(old['appointment_id']) };
      const moved = await fixture.done(
        'getRequestAppointment',
        order({ fromReschedule: true }, { isRescheduleAppointment: true, appointmentCancelInput: instead }),
      );
      expect(moved).toMatchObject({
        practice_id: south.id,
        patient_id: '1001',
        practice_mgmt: 'carecloud',
        provider: { id: 'ng', guid: 'ng' },
        location: {
          id: 'main',
          guid: 'main',
          addressLine1: '1 Mesa Road',
          city: 'Phoenix',
          zip_code: '85001',
          phones: [{ phone_number: '6025550100', is_primary: true }],
        },
        cancelled_appointment_id: old['appointment_id'],
        appointment: { status: 'SCHEDULED', resource_id: 'ng', visit_reason_id: 'check-up' },
      });
      const file = await fixture.told('getCalendarFile', {
        practiceId: south.id,
        appointmentId: old['appointment_id'],
      });
      expect(Buffer.from(String(file['base64Str']), 'base64').toString()).toContain('METHOD:CANCEL');
      start_time = before;
      expect(await isFree()).toBe(true);
      const again = order({}, { appointmentCancelInput: instead });
      expect(await fixture.refusedBy('getRequestAppointment', again)).toMatchObject({ reason: 'not-cancellable' });
      expect(await isFree()).toBe(true);
    });

    it('APT-053 APT-054 wants to know what a visit is about, but at a practice of vertex', async () => {
      for (const [practice, asks] of [
        [south.id, true],
        [north.id, false],
      ] as const) {
        const headers = holding(fixture, practice);
        expect(await fixture.told('getAvailableHours', hours({ practice_id: practice }), headers)).toMatchObject({
          asksVisitReason: asks,
        });
      }
    });

    it('APT-077 a provider whose times are asked for is asked, and books by themselves again once that is changed', async () => {
      const setup = new EmbeddedBookingSetup(fixture.gateway.database);
      const answered = async (autoSchedule: boolean) => {
        await setup.resources(south.id, [{ id: booking.resource, autoSchedule }]);
        expect(await fixture.told('getAvailableHours', hours())).toMatchObject({ autoSchedule });
        const { appointment } = await fixture.done('getRequestAppointment', order());
        return (appointment as { readonly status: string }).status;
      };
      expect(await answered(false)).toBe('REQUESTED');
      expect(await answered(true)).toBe('SCHEDULED');
    });

    it('writes down who booked, and nothing of why', async () => {
      const lines = () =>
        fixture.gateway.database.rows<{ readonly action: string; readonly subject_id: string }>({
          name: 'test-booked-lines',
          text: `select action, subject_id from activity where action in ('booked-visit', 'changed-visit') order by seq`,
          values: [],
        });
      const before = (await lines()).length;
      const { appointment_id } = await fixture.done('getRequestAppointment', order({ chief_complaint: 'A cough' }));
      start_time = start_time.replace('T16', 'T18');
      const instead = { isCancelAppointment: true, appointmentId: String(appointment_id) };
      await fixture.done(
        'getRequestAppointment',
        order({ fromReschedule: true }, { isRescheduleAppointment: true, appointmentCancelInput: instead }),
      );
      expect((await lines()).slice(before)).toEqual([
        { action: 'booked-visit', subject_id: '1001' },
        { action: 'changed-visit', subject_id: '1001' },
      ]);
    });
  });
});
