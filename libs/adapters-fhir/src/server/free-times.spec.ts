import { describe, expect, it } from '@jest/globals';
import type { SmartScope } from '@portico/domain/access';
import type { JsonObject } from '@portico/practice-fhir/json';
import { faultsOf } from '../testing/medplum-validator.ts';
import { base, entriesOf, memoryFace, nextOf, statusOf } from '../testing/memory-fhir-service.ts';

type Face = ReturnType<typeof memoryFace>;

const everySlot = async (face: Face, search: string) => {
  const found: Readonly<Record<string, unknown>>[] = [];
  for (let address: string | undefined = search; address !== undefined;) {
    const page: Readonly<Record<string, unknown>> = await face.get(address);
    found.push(...entriesOf(page));
    address = nextOf(page);
  }
  return found;
};
const idsOf = (slots: readonly Readonly<Record<string, unknown>>[]) => slots.map(({ id }) => id);

describe('free times by FHIR', () => {
  it('has a schedule for each kind of visit with a provider at an office, on the days that are told', async () => {
    const face = memoryFace();
    expect(entriesOf(await face.get('Schedule')).map(({ id }) => id)).toEqual([
      'nunez..check-up..bay',
      'nunez..check-up..harbor',
      'nunez..procedure..bay',
      'nunez..video..bay',
      'oneil..check-up..harbor',
    ]);
    expect(await face.get('Schedule/nunez..video..bay')).toEqual({
      resourceType: 'Schedule',
      id: 'nunez..video..bay',
      meta: { versionId: expect.any(String) },
      active: true,
      serviceCategory: [
        {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR', display: 'virtual' }],
        },
      ],
      serviceType: [
        {
          coding: [{ system: `${base}/visit-type`, code: 'video', display: 'Video visit' }],
          text: 'Video visit',
        },
      ],
      actor: [
        { reference: 'Practitioner/nunez', display: 'Dr. Ana Núñez' },
        { reference: 'Location/bay', display: 'Bay office' },
      ],
      planningHorizon: { start: '1969-12-31', end: '1970-02-03' },
    });
  });

  it('has the times of an office with its offset', async () => {
    const face = memoryFace();
    const [first] = entriesOf(await face.get('Slot?schedule=Schedule/nunez..procedure..bay&start=1970-01-02'));
    expect(first).toEqual({
      resourceType: 'Slot',
      id: 'nunez..procedure..bay..133200000',
      meta: { versionId: expect.any(String) },
      serviceType: [
        {
          coding: [{ system: `${base}/visit-type`, code: 'procedure', display: 'Procedure' }],
          text: 'Procedure',
        },
      ],
      schedule: { reference: 'Schedule/nunez..procedure..bay' },
      status: 'free',
      start: '1970-01-02T08:00:00-05:00',
      end: '1970-01-02T09:00:00-05:00',
    });
    expect(await face.get(`Slot/${String(first?.['id'])}`)).toEqual(first);
  });

  it('is valid by a validator of others', async () => {
    const face = memoryFace();
    for (const address of ['Schedule?_count=100', 'Slot?_count=20'])
      expect(faultsOf((await face.get(address)) as JsonObject)).toEqual([]);
  });

  it('has on all pages together what the schedules have one by one, and reads each', async () => {
    const face = memoryFace();
    const whole = await everySlot(face, 'Slot?start=ge1970-01-05&start=lt1970-01-07&_count=3');
    const schedules = entriesOf(await face.get('Schedule')).map(({ id }) => String(id));
    const single = await Promise.all(
      schedules.map((id) => everySlot(face, `Slot?schedule=${id}&start=ge1970-01-05&start=lt1970-01-07`)),
    );
    expect(idsOf(whole)).toEqual(idsOf(single.flat()));
    // Two days of 8 hours: 16 half hours, 8 hours and 24 thirds of an hour.
    expect(single.map(({ length }) => length)).toEqual([32, 32, 16, 48, 32]);
    for (const id of idsOf(whole)) expect(await face.get(`Slot/${String(id)}`)).toMatchObject({ id, status: 'free' });
  });

  it.each([
    { search: 'status=free', count: 16 },
    { search: 'status=busy', count: 0 },
    { search: 'schedule=nobody', count: 0 },
    { search: `schedule=${base}/Schedule/nunez..check-up..bay`, count: 16 },
    { search: 'start=ge1990', count: 0 },
    { search: 'start=lt1960', count: 0 },
    { search: 'start=ge1970-01-05T15:00:00-05:00', count: 4 },
  ])('is searched by $search', async ({ search, count }) => {
    const schedule = search.startsWith('schedule') ? '' : '&schedule=nunez..check-up..bay';
    const day = search.includes('19') && !search.includes('-01-') ? '' : '&start=1970-01-05';
    const found = await everySlot(memoryFace(), `Slot?${search}${schedule}${day}`);
    expect(found).toHaveLength(count);
  });

  it('finds schedules by their provider or office, whose type is named', async () => {
    const face = memoryFace();
    const found = async (actor: string) => entriesOf(await face.get(`Schedule?actor=${actor}`)).length;
    expect([await found('Practitioner/oneil'), await found('Location/bay'), await found('Location/none')]).toEqual([
      1, 3, 0,
    ]);
    expect((await statusOf(face, 'Schedule', '?actor=oneil')).status).toBe(400);
  });

  it.each(['nunez..procedure..bay..133200001', 'nunez..procedure..bay..1', 'nunez..procedure..bay', 'x', 'a..b..c..1'])(
    'has no slot %s',
    async (id) => {
      expect((await statusOf(memoryFace(), `Slot/${id}`, '')).status).toBe(404);
    },
  );

  it('is closed without the scope', async () => {
    const face = memoryFace(['system/Schedule.rs' as SmartScope]);
    const asked = ['Slot', 'Slot/nunez..procedure..bay..133200000', 'Schedule'].map((path) => statusOf(face, path, ''));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 200]);
  });

  it.each(['Condition?patient=', 'Slot?schedule=nunez..check-up..bay,', 'Appointment?patient='])(
    'takes the address of another server for nothing here: %s',
    async (search) => {
      const [path = '', query = ''] = search.split('?');
      const elsewhere = 'https://other.example/fhir/Patient/ana';
      expect((await statusOf(memoryFace(), path, `?${query}${elsewhere}`)).status).toBe(400);
    },
  );
});
