import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { DAY, HOUR, MINUTE, plus, type AccountId } from '@portico/domain/kernel';
import { rootFields } from './testing/authorization/root-fields.ts';
import { anaEmail, south } from './testing/clinic-fixture.ts';
import { holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;
let accessToken: string;

const fields = rootFields();
const ask = (name: string, variables: object) => {
  const query = fields.find((field) => field.name === name)?.document;
  return gateway.post(JSON.stringify({ query, variables }), holding({ accessToken }, south.id));
};

const named = (appointment: string) => ({ practiceId: south.id, patientId: '1001', appointmentId: appointment });
const cancel = (appointment: string, more: object = {}) =>
  ask('cancelAppointment', { input: { ...named(appointment), providerId: 'ng', locationId: 'main', ...more } });

/** Books Ana's next visit, as it was, at another time. */
const move = (startsIn: number, more: { readonly video?: boolean } = {}) =>
  gateway.database.rows({
    text: `update clinic.appointments set status = 'SCHEDULED', starts_at = $3, ends_at = $4, video = $5
           where practice_id = $1 and id = $2`,
    values: [south.id, '1001-next', plus(noon, startsIn), plus(noon, startsIn + HOUR), more.video ?? false],
  });

const kept = async () => {
  const [row] = await gateway.database.rows<{
    status: string;
    reason: string | null;
    comments: string | null;
  }>({
    text: `select a.status, c.reason_id as reason, c.comments from clinic.appointments a
           left join clinic.cancellations c on c.practice_id = a.practice_id and c.appointment_id = a.id
           where a.practice_id = $1 and a.id = $2`,
    values: [south.id, '1001-next'],
  });
  return row;
};

/** What was mailed, once it is there: no answer waits for it. */
const notifications = async (): Promise<readonly { readonly notification: object; readonly address: string }[]> => {
  for (;;) {
    const sent = await new PostgresOutbox(gateway.database).waiting(100);
    if (sent.length > 0) return sent.map(({ notification, to }) => ({ notification, address: to.address }));
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('canceling', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any' });
    accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId });
    await gateway.database.rows({
      text: `update clinic.booking_rules set visits = jsonb_set(visits, '{cancellation,reasons}', $2) where practice_id = $1`,
      values: [
        south.id,
        JSON.stringify([
          { id: '7', name: { en: 'I feel better', es: 'Me siento mejor' } },
          { id: '8', code: 'OT', name: { en: 'Something else', es: 'Otro motivo' } },
        ]),
      ],
    });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('canceling over HTTP', () => {
    it('says what is to be known before', async () => {
      await move(3 * DAY);
      expect((await ask('getCancellation', named('1001-next'))).data?.['getCancellation']).toEqual({
        terms: 'OPEN',
        until: new Date(plus(noon, 2 * DAY)).toISOString(),
        fee: '0.00',
        payable: true,
        prepaid: null,
        reasons: [
          { cancellationReasonId: '7', name: 'I feel better', needsComments: false, anotherTime: false },
          { cancellationReasonId: '8', name: 'Something else', needsComments: true, anotherTime: false },
        ],
        practice_name: south.name,
        practice_phone: south.phone,
      });
    });

    it.each([7, '7'])('APT-124 ACC-275 ACC-278 MON-160 answers the number 200 with the reason %j', async (reason) => {
      await move(3 * DAY);
      expect(
        (await cancel('1001-next', { cancellationReasonId: reason, cancellationComments: 'unasked' })).data,
      ).toEqual({
        cancelAppointment: 200,
      });
      expect(await kept()).toEqual({ status: 'CANCELLED', reason: '7', comments: null });
      expect((await cancel('1001-next')).data).toEqual({ cancelAppointment: 200 });
    });

    it('APT-125 APT-127 ACC-272 MON-161 takes 1 for the reason that was not chosen, and wants words for OT', async () => {
      await move(3 * DAY);
      expect(await cancel('1001-next', { cancellationReasonId: '8' })).toMatchObject({
        code: 'BAD_INPUT',
        reason: 'comments-missing',
      });
      expect(await cancel('1001-next', { cancellationReasonId: '99' })).toMatchObject({ code: 'BAD_INPUT' });
      expect((await kept())?.status).toBe('SCHEDULED');
      await cancel('1001-next');
      expect(await kept()).toEqual({ status: 'CANCELLED', reason: '1', comments: null });
    });

    it('tells the patient by mail, and writes down who did it', async () => {
      await move(3 * DAY);
      await gateway.database.rows({ text: 'delete from notices' });
      await cancel('1001-next');
      const sent = await notifications();
      expect(sent).toMatchObject([
        { notification: { kind: 'visit-news', event: 'cancelled', practice: south.name }, address: anaEmail },
      ]);
      expect(JSON.stringify(sent)).not.toContain('cough');
      const [line] = await gateway.database.rows<{ actor: string; action: string; resource: string }>({
        text: `select actor_id as actor, action, resource from activity where action = 'cancelled-visit' limit 1`,
      });
      expect(line).toEqual({ actor: 'ana', action: 'cancelled-visit', resource: '1001-next' });
    });

    it('APT-131 is refused when it is too late, with the number to call, and changes nothing', async () => {
      await move(DAY - MINUTE);
      expect(await cancel('1001-next')).toMatchObject({ code: 'CONFLICT', reason: 'too-late-to-cancel' });
      expect((await kept())?.status).toBe('SCHEDULED');
    });
  });

  describe('a video visit over HTTP', () => {
    const address = () =>
      ask('getVideoVisitUrl', {
        practice_id: south.id,
        practice_mgmt: 'carecloud',
        patient_id: '1001',
        appointment_id: '1001-next',
      });

    it('APT-136 ACC-363 answers the address of its room, with nothing in it that says whose visit it is', async () => {
      await move(20 * MINUTE, { video: true });
      const { data } = await address();
      const { video_visit } = data?.['getVideoVisitUrl'] as { video_visit: { urls: { web: string } } };
      expect(video_visit.urls.web).toMatch(/^https:\/\/video\.example\/join\?room=/);
      expect(decodeURIComponent(video_visit.urls.web)).not.toMatch(/1001|south|ana/i);
    });

    it('APT-139 is told when it is too early, and when it is over', async () => {
      await move(31 * MINUTE, { video: true });
      expect(await address()).toMatchObject({ code: 'TOO_EARLY', reason: 'video-too-early' });
      await move(-2 * HOUR, { video: true });
      expect(await address()).toMatchObject({ code: 'CONFLICT', reason: 'video-over' });
    });
  });
});
