import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { RandomCodes } from '@portico/adapters-crypto';
import { PostgresCapabilities } from '@portico/adapters-storage';
import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { DAY, plus, type CapabilityId, type PatientId } from '@portico/domain/kernel';
import { rootFields } from './testing/authorization/root-fields.ts';
import { booking, openBooking } from './testing/bookable-clinic.ts';
import { south } from './testing/clinic-fixture.ts';
import { noon, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';
import { uniqueId } from './testing/payments-fixture.ts';

const birthDate = '1980-02-29';
const codes = new RandomCodes();
const fields = rootFields();

let gateway: RunningGateway;

type Headers = Readonly<Record<string, string>>;

const ask = (name: string, variables: object, headers: Headers = {}): Promise<Reply> => {
  const query = fields.find((field) => field.name === name)?.document;
  return gateway.post(JSON.stringify({ query, variables }), { ...headers });
};

let links = 0;

/** The code of a link to Ana's chart. */
const linkFor = async (purpose: GuestPurpose, resource?: string): Promise<string> => {
  const { code, hash } = codes.link();
  links += 1;
  const wanted = {
    purpose,
    practice: south.id,
    patient: '1001' as PatientId,
    ...(resource === undefined ? {} : { resource }),
  };
  const id = `booking-link-${links}` as CapabilityId;
  await new PostgresCapabilities(gateway.database).add(issueCapability(wanted, { id, code: hash, now: noon }));
  return code;
};

const doors = {
  'guest-appointment': 'guestAppointment',
  'guest-reschedule': 'guestRescheduleAppointment',
  'guest-check-in': 'guestCheckin',
} as const;

const enter = async (purpose: keyof typeof doors, code: string): Promise<Readonly<Record<string, unknown>>> => {
  const door = doors[purpose];
  const { data } = await ask(door, { input: { code, date_of_birth: birthDate } });
  return (data?.[door] ?? {}) as Readonly<Record<string, unknown>>;
};

const tokenIn = ({ session }: Readonly<Record<string, unknown>>): string =>
  String((session as { readonly guest_token?: unknown } | null)?.guest_token);

/** The headers of a guest who passed the identity check of a link. */
const guestBy = async (purpose: keyof typeof doors, code: string): Promise<Headers> => ({
  [headerNames.guestToken]: tokenIn(await enter(purpose, code)),
});

/** An hour of a day that no other test books. */
const hourOf = (day: number, hour = 16): string => new Date(Date.UTC(2026, 2, 9 + day, hour)).toISOString();

const order = (start_time: string, replaces?: string) => ({
  input: {
    uniqueId: uniqueId(),
    practice_id: south.id,
    appointment: {
      resource_ids: [booking.resource],
      visit_reason_id: booking.checkUp,
      location_ids: [booking.location],
      start_time,
    },
    ...(replaces === undefined
      ? {}
      : { appointmentCancelInput: { isCancelAppointment: true, appointmentId: replaces } }),
  },
});

/** Puts Ana's next visit into the calendar again, three days from now. */
const reopen = () =>
  gateway.database.rows({
    text: `update clinic.appointments set status = 'SCHEDULED', starts_at = $3, ends_at = $4
           where practice_id = $1 and id = $2`,
    values: [south.id, '1001-next', plus(noon, 3 * DAY), plus(noon, 3 * DAY + 30 * 60_000)],
  });

const visits = async (): Promise<readonly { readonly id: string; readonly status: string }[]> =>
  gateway.database.rows<{ id: string; status: string }>({
    text: `select id, status from clinic.appointments where practice_id = $1 and patient_id = '1001' and status <> 'CANCELLED'`,
    values: [south.id],
  });

describe('guest bookings', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any' });
    await openBooking(gateway.database, south.id);
    await gateway.database.rows({
      text: `update clinic.practices set guest_errands = '["book", "reschedule", "check-in"]' where practice_id = $1`,
      values: [south.id],
    });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('guests who book over HTTP', () => {
    it('APT-312 APT-313 APT-324 make exactly one visit by one link, however often and at once it is sent', async () => {
      const code = await linkFor('guest-appointment');
      const before = (await visits()).length;
      const entered = await enter('guest-appointment', code);
      expect(entered).toMatchObject({ type: 'SUCCESS', next_screen: 'BOOK', patient_id: '1001' });
      const [one, two] = [await guestBy('guest-appointment', code), await guestBy('guest-appointment', code)];
      const replies = await Promise.all([
        ask('getRequestAppointment', order(hourOf(1)), one),
        ask('getRequestAppointment', order(hourOf(1, 17)), two),
        ask('getRequestAppointment', order(hourOf(1, 18)), one),
      ]);
      expect(replies.some(({ data }) => data?.['getRequestAppointment'] != null)).toBe(true);
      expect((await visits()).length).toBe(before + 1);
      const told = await ask('getGuestWorkflowSuccess', {}, one);
      expect(told.data?.['getGuestWorkflowSuccess']).toMatchObject({
        practice: { practice_id: 'south' },
        appointment: { patient_id: '1001', status: 'SCHEDULED' },
        rescheduled: false,
      });
      // Opening the link again reports that it is used.
      expect(await enter('guest-appointment', code)).toMatchObject({ reason: 'USED', session: null });
    });

    it('APT-314 APT-316 APT-324 move the visit of the link, and neither move nor cancel another one', async () => {
      await reopen();
      const made = await ask(
        'getRequestAppointment',
        order(hourOf(2)),
        await guestBy('guest-appointment', await linkFor('guest-appointment')),
      );
      const other = (made.data?.['getRequestAppointment'] as { readonly appointment_id: string }).appointment_id;
      const guest = await guestBy('guest-reschedule', await linkFor('guest-reschedule', '1001-next'));
      const named = { practiceId: south.id, patientId: '1001', appointmentId: other };
      const cancelled = await ask(
        'cancelAppointment',
        { input: { ...named, providerId: 'ng', locationId: 'main' } },
        guest,
      );
      expect(cancelled.code).toBe('NOT_FOUND');
      expect((await ask('getRequestAppointment', order(hourOf(3), other), guest)).code).toBe('NOT_FOUND');
      expect((await visits()).find(({ id }) => id === other)?.status).toBe('SCHEDULED');

      const moved = await ask('getRequestAppointment', order(hourOf(3), '1001-next'), guest);
      expect(moved.data?.['getRequestAppointment']).toMatchObject({
        status: 200,
        practice_id: south.id,
        patient_id: '1001',
        practice_mgmt: 'carecloud',
        appointmentStartTime: hourOf(3),
        appointment: { location_id: 'main', resource_id: 'ng', visit_reason_id: 'check-up' },
      });
      expect((await visits()).some(({ id }) => id === '1001-next')).toBe(false);
      expect((await visits()).some(({ id }) => id === other)).toBe(true);
    });

    it('APT-324 do nothing by a link that is for something else, nor by looking at one', async () => {
      await reopen();
      const before = await visits();
      const code = await linkFor('guest-reschedule', '1001-next');
      const looked = await ask('getGuestRescheduleAppointment', { input: { code } });
      expect(looked.data?.['getGuestRescheduleAppointment']).toMatchObject({ standing: 'OPEN' });
      const guest = await guestBy('guest-appointment', await linkFor('guest-appointment'));
      expect((await ask('getRequestAppointment', order(hourOf(4), '1001-next'), guest)).code).toBe('NOT_FOUND');
      expect(await visits()).toEqual(before);
    });
  });

  describe('guests who check in over HTTP', () => {
    it('APT-315 APT-317 APT-319 learn in whose name and for which visit they do, and are led there by the same', async () => {
      await reopen();
      const entered = await enter('guest-check-in', await linkFor('guest-check-in', '1001-next'));
      const visit = {
        practice_id: 'south',
        practice_mgmt: 'carecloud',
        patient_id: '1001',
        appointment_id: '1001-next',
      };
      expect(entered['guest_checkin']).toEqual({
        ...visit,
        user_id: null,
        username: null,
        is_guest_checkin: true,
        isGuest: true,
      });
      const led = new URL(String(entered['redirect']), 'https://portal.example');
      expect(led.pathname).toBe('/guest/workflow/check_in');
      expect(Object.fromEntries(led.searchParams)).toEqual({ ...visit, is_guest_checkin: 'true' });
      const other = await enter('guest-appointment', await linkFor('guest-appointment'));
      expect(other).toMatchObject({ next_screen: 'BOOK', guest_checkin: null });
    });
  });
});
