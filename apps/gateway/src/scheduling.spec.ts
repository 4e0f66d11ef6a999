import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedBookingSetup } from '@portico/adapters-practice/embedded';
import { usualVisitRules } from '@portico/domain/appointments';
import type { AccountId } from '@portico/domain/kernel';
import type { Question } from '@portico/domain/scheduling';
import { ana, mark, north, south } from './testing/clinic-fixture.ts';
import { booking } from './testing/bookable-clinic.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;
let accessToken: string;

const fields = rootFields();
const ask = (name: string, variables: object) => {
  const query = fields.find((field) => field.name === name)?.document;
  return gateway.post(JSON.stringify({ query, variables }), holding({ accessToken }, north.id));
};

const visit = {
  practice_id: north.id,
  practice_mgmt: 'vertex',
  patient_id: ana[0]?.patient,
  provider_id: 'ng',
  resource_ids: [booking.resource],
  location_ids: [booking.location],
  visit_reason_id: booking.checkUp,
};
const preference = {
  ...visit,
  uniqueId: 'one-press',
  weekString: 'Next week',
  days_of_week: ['Friday', 'Monday'],
  times_of_day: ['Early Morning', 'Late Morning', 'Early Evening', 'Late Evening'],
  chief_complaint: `${mark} knee`,
};

describe('scheduling', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any' });
    accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('what can be booked', () => {
    it('APT-065 APT-070 APT-071 APT-072 comes with the fields that the contract names, and the number of the question', async () => {
      const { data } = await ask('getAddAppointment', {
        practiceId: south.id,
        requests: 7,
        visitReasonId: booking.checkUp,
      });
      expect(data?.['getAddAppointment']).toMatchObject({
        whatRequestAmI: 7,
        innocentDelay: 300,
        addAppointmentScreen: {
          practices: [{ practice_id: north.id }, { practice_id: south.id }],
          practice_information: { practice_id: south.id, practice_phone: south.phone, patient_id: '1001' },
          way: 'SLOTS',
          fromIntelligentScheduler: false,
          locations: [
            {
              locationId: 'main',
              locationGuid: 'main',
              office: 'Main office',
              addressLine1: '1 Mesa Road',
              addressLine2: null,
              addressLine3: null,
              city: 'Phoenix',
              state: 'AZ',
              zip: '85001',
              phone: '6025550100',
            },
          ],
          providerCards: [
            {
              resourceId: 'ng',
              practiceId: south.id,
              patientId: '1001',
              practiceMgmt: 'carecloud',
              providerId: 'ng',
              providerGuid: 'ng',
              name: `Dr. ${mark}`,
              autoSchedule: true,
            },
          ],
          visitTypes: [
            { visitReasonId: 'check-up', prePayment: '0.00', visitType: 'Check-up', minutes: 30, video: false },
            { visitReasonId: 'procedure', prePayment: '25.00' },
            { visitReasonId: 'video', video: true },
          ],
          offers: [{}, {}, {}],
          selectedVisitType: 'check-up',
          selectedProvider: null,
          selectedLocation: null,
          noSearchResults: expect.stringContaining('Nothing matches'),
        },
      });
    });

    it('APT-073 APT-012 is asked for at a practice of another system', async () => {
      const { data } = await ask('getAddAppointment', {});
      expect(data?.['getAddAppointment']).toMatchObject({
        whatRequestAmI: 0,
        addAppointmentScreen: { practice_information: { practice_id: north.id }, way: 'REQUESTS_ONLY' },
      });
    });

    it('APT-079 ACC-320 comes without questions where the practice asks none, and with the last visit', async () => {
      const { data } = await ask('getIntelligentScheduler', { practiceId: south.id });
      expect(data?.['getIntelligentScheduler']).toMatchObject({
        customTextModal: null,
        automaticallyApproveRequests: false,
        IntelligentSchedulerSchema: [],
        lastAppointmentResources: { resourceId: 'ng', locationId: 'main' },
        practice_information: { practice_id: south.id },
      });
    });
  });

  describe('the questions of a practice', () => {
    const inBoth = (text: string) => ({ en: text, es: `${text} (es)` });
    const toAsk: Question = {
      id: 'why',
      text: inBoth('What is it about?'),
      options: [
        {
          id: 'well',
          text: inBoth('A check-up'),
          leadsTo: {
            id: 'where',
            text: inBoth('By video?'),
            options: [
              {
                id: 'here',
                text: inBoth('No'),
                leadsTo: {
                  kind: 'visit-type',
                  visitReason: booking.checkUp,
                  video: false,
                  selection: {
                    providerSameAsLast: true,
                    locationSameAsLast: false,
                    providerPicklist: false,
                    locationPicklist: true,
                  },
                },
              },
            ],
          },
        },
        { id: 'chest', text: inBoth('Chest pain'), leadsTo: { kind: 'notice', text: inBoth('Call 911.') } },
      ],
    };

    it('ACC-321 are a list in which an option leads on, to a kind of visit, or to a word of the practice', async () => {
      await new EmbeddedBookingSetup(gateway.database).rules(
        north.id,
        {
          leadMinutes: 60,
          approvesRequests: true,
          waitList: false,
          preRegistration: false,
          questions: toAsk,
          notice: inBoth('In an emergency, call 911.'),
        },
        usualVisitRules,
      );
      const leadsTo = { nextQuestion: null, visitType: null, schedulerResourceSelection: null, customTextModal: null };
      expect((await ask('getIntelligentScheduler', {})).data?.['getIntelligentScheduler']).toMatchObject({
        automaticallyApproveRequests: true,
        customTextModal: inBoth('In an emergency, call 911.'),
        IntelligentSchedulerSchema: [
          {
            id: 'why',
            options: [
              { ...leadsTo, id: 'well', text: inBoth('A check-up'), nextQuestion: 1 },
              { ...leadsTo, id: 'chest', text: inBoth('Chest pain'), customTextModal: inBoth('Call 911.') },
            ],
          },
          {
            id: 'where',
            options: [
              {
                ...leadsTo,
                id: 'here',
                visitType: { id: booking.checkUp, name: 'Check-up', video_option: false },
                schedulerResourceSelection: {
                  providersameaslast: true,
                  locationsameaslast: false,
                  providerpicklist: false,
                  locationpicklist: true,
                },
              },
            ],
          },
        ],
      });
    });
  });

  describe('a visit that is asked for in days and times of day', () => {
    it('APT-087 ACC-333 is shown before it is sent', async () => {
      const {
        uniqueId: _u,
        weekString: _w,
        days_of_week: _d,
        times_of_day: _t,
        chief_complaint: _c,
        ...input
      } = preference;
      const { data } = await ask('getAvailableVertexTime', { input });
      expect(data?.['getAvailableVertexTime']).toMatchObject({
        VertexAppointmentScreen: {
          providerName: `Dr. ${mark}`,
          visitType: 'Check-up',
          location: { office: 'Main office' },
        },
      });
    });

    it('APT-088 APT-089 ACC-331 ACC-334 stands in the list as requested, once, however often it is sent', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => ask('getVertexRequestAppointment', { input: preference })));
      for (const { data } of answers) expect(data).toMatchObject({ getVertexRequestAppointment: { status: 200 } });
      const { data } = await ask('getAppointments', {});
      const { requests } = data?.['getAppointments'] as { requests: readonly Record<string, unknown>[] };
      const own = requests.filter(({ visit_reason }) => visit_reason === `${mark} knee`);
      expect(own).toMatchObject([{ status: 'REQUESTED', appointment_type: 'Check-up', practice_id: north.id }]);
      const kept = await gateway.database.rows<{ preference: unknown }>({
        text: 'select wish as preference from clinic.appointments where practice_id = $1 and id = $2',
        values: [north.id, own[0]?.['appointment_id']],
      });
      expect(kept).toEqual([{ preference: { week: 'Next week', days: ['Monday', 'Friday'], times: ['Any'] } }]);
    });

    it.each([
      ['ACC-324 no such week', { weekString: 'Some week' }, 'BAD_INPUT'],
      ['ACC-325 no such day', { days_of_week: ['Sunday'] }, 'BAD_INPUT'],
      ['ACC-326 no time of day', { times_of_day: [] }, 'BAD_INPUT'],
      ['ACC-332 more than 100 characters', { chief_complaint: 'x'.repeat(101) }, 'BAD_INPUT'],
      ['two providers', { resource_ids: ['ng', 'other'] }, 'BAD_INPUT'],
      ['no place', { location_ids: [] }, 'BAD_INPUT'],
      ['what is not on offer', { visit_reason_id: 'unknown' }, 'CONFLICT'],
      ['APT-012 a practice that has times to choose from', { practice_id: south.id }, 'CONFLICT'],
    ])('is refused for %s', async (_, changes, code) => {
      const answer = await ask('getVertexRequestAppointment', {
        input: { ...preference, uniqueId: 'another', ...changes },
      });
      expect(answer.code).toBe(code);
    });

    it('ACC-332 leaves what was written out of the log of the gateway', () => {
      expect(gateway.output()).not.toContain(`${mark} knee`);
    });
  });
});
