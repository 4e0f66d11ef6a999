import { describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import { failed, type AppointmentId } from '@portico/domain/kernel';
import { firstAvailable } from '@portico/domain/scheduling';
import { sample } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';
import { holding, MemoryAnalytics } from '@portico/application/kernel/testing';
import { benAtMesa, mesa, noon, pena, visit } from '@portico/services/kernel/testing';
import { trackedScheduling } from './scheduling-analytics.ts';
import { type Scheduling, preferenceBoxes, preferenceGroups } from '@portico/application/scheduling';
import { schedulingFixture } from './testing/index.ts';
import { VertexRequestViewModel, type VertexRequestTools } from './vertex-visit-request.view-model.ts';

const offer = { resource: sample.oneil, visitReason: sample.checkUp, location: sample.harbor };

const opened = async (
  fixture = schedulingFixture(),
  draft: Partial<VertexRequestTools['draft']> = {},
  port: Scheduling = fixture.service(),
) => {
  const begun = { practice: mesa.id, picked: offer, ...draft };
  fixture.drafts.keep(begun);
  let made = 0;
  const viewModel = new VertexRequestViewModel(port, {
    drafts: fixture.drafts,
    draft: begun,
    randomUuid: () => `key-${(made += 1)}`,
  });
  await viewModel.load();
  return { fixture, viewModel };
};

const presses = fc.array(
  fc.constantFrom(...preferenceGroups).chain((group) =>
    fc.record({
      group: fc.constant(group),
      box: fc.constantFrom(...preferenceBoxes[group]),
      on: fc.boolean(),
    }),
  ),
  { maxLength: 15 },
);

describe('what is ticked', () => {
  it('ACC-324 ACC-325 ACC-326 ACC-328 ACC-329 is everything while it is the first available, and nothing afterwards', async () => {
    const { viewModel } = await opened();
    viewModel.tick('day', 'Monday', true);
    viewModel.tickFirstAvailable(true);
    for (const group of preferenceGroups) {
      for (const box of preferenceBoxes[group]) {
        expect(viewModel.isTicked(group, box)).toBe(true);
        viewModel.tick(group, box, false);
        expect(viewModel.isTicked(group, box)).toBe(true);
      }
    }
    expect(viewModel.preference).toEqual(firstAvailable);
    viewModel.tickFirstAvailable(false);
    for (const group of preferenceGroups)
      for (const box of preferenceBoxes[group]) expect(viewModel.isTicked(group, box)).toBe(false);
  });

  it('ACC-330 ACC-332 can be asked for with a week, a day and a time, and not before, in whatever order they are ticked', async () => {
    const { viewModel } = await opened();
    fc.assert(
      fc.property(presses, (pressed) => {
        viewModel.tickFirstAvailable(false);
        for (const { group, box, on } of pressed) viewModel.tick(group, box, on);
        const has = preferenceGroups.map((group) =>
          preferenceBoxes[group].some((box) => viewModel.isTicked(group, box)),
        );
        expect(viewModel.preference !== undefined).toBe(has.every(Boolean));
        for (const group of preferenceGroups) {
          const [any, ...others] = preferenceBoxes[group];
          expect(viewModel.isTicked(group, any)).toBe(others.every((box) => viewModel.isTicked(group, box)));
        }
      }),
    );
  });

  it('outlives the screen, as it was left', async () => {
    const { fixture, viewModel } = await opened();
    await fc.assert(
      fc.asyncProperty(presses, fc.boolean(), async (pressed, first) => {
        viewModel.tickFirstAvailable(false);
        for (const { group, box, on } of pressed) viewModel.tick(group, box, on);
        if (first) viewModel.tickFirstAvailable(true);
        const { viewModel: next } = await opened(fixture, { ...fixture.drafts.current, picked: offer });
        for (const group of preferenceGroups) {
          for (const box of preferenceBoxes[group])
            expect(next.isTicked(group, box)).toBe(viewModel.isTicked(group, box));
        }
        expect(next.preference).toEqual(viewModel.preference);
      }),
      { numRuns: 40 },
    );
  });

  it('ACC-332 is written as Any where it is all of a group', async () => {
    const { viewModel } = await opened();
    viewModel.tick('week', 'This week', true);
    viewModel.tick('day', 'Any', true);
    viewModel.tick('time', 'Late Evening', true);
    viewModel.tick('time', 'Early Morning', true);
    expect(viewModel.preference).toEqual({
      week: 'This week',
      days: ['Any'],
      times: ['Early Morning', 'Late Evening'],
    });
    viewModel.tick('week', 'Next week', true);
    viewModel.tick('day', 'Monday', false);
    expect(viewModel.preference).toMatchObject({ week: 'Any', days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] });
  });
});

describe('a request for a visit', () => {
  it('APT-087 ACC-333 shows what is asked for', async () => {
    const { viewModel } = await opened();
    expect(viewModel.phase).toMatchObject({
      kind: 'ready',
      screen: {
        practice: { name: mesa.name },
        offer,
        provider: { name: 'Lee O’Neil' },
        visitReason: { visitType: 'Check-up', video: false },
        location: { office: 'Harbor office' },
      },
    });
  });

  it('APT-088 APT-089 ACC-331 ACC-334 ACC-335 is with the practice, as requested and never as booked, and in the activity log', async () => {
    const fixture = schedulingFixture();
    fixture.schedule.put(visit('old', benAtMesa, 72));
    const { viewModel } = await opened(fixture, { replaces: 'old' as AppointmentId });
    expect(viewModel.phase).toMatchObject({ screen: { moved: { start: visit('old', benAtMesa, 72).start } } });
    viewModel.tickFirstAvailable(true);
    viewModel.write('  My knee hurts ');
    expect(fixture.drafts.current?.visitReason).toBe('  My knee hurts ');
    await viewModel.request();
    expect(viewModel.sending).toMatchObject({ kind: 'requested', preference: firstAvailable, screen: { offer } });
    expect(fixture.drafts.current).toBeUndefined();
    expect([...fixture.booking.requests.values()]).toMatchObject([
      { offer, when: { kind: 'wish', preference: firstAvailable }, visitReason: 'My knee hurts', replaces: 'old' },
    ]);
    expect(fixture.schedule.all()).toMatchObject([
      { id: 'old', status: 'SCHEDULED' },
      { status: 'REQUESTED', patient: { patient: 'ben-mesa' }, replaces: 'old' },
    ]);
    expect(fixture.told).toEqual([['requested', { practice: mesa.id, patient: 'ben-mesa' }]]);
    const entry = { at: noon, actor: 'ben', actorKind: 'patient', subject: 'ben-mesa', practice: 'mesa' };
    expect(fixture.activityLog.entries).toEqual([
      { ...entry, action: 'viewed-appointments', resource: 'old' },
      { ...entry, action: 'requested-visit', resource: 'request-key-1' },
    ]);
  });

  it('ACC-334 is asked for once, however often the answer is lost, and anew once something else is wished', async () => {
    const fixture = schedulingFixture();
    const service = fixture.service();
    let lost = true;
    const keys: BookingKey[] = [];
    const port: Scheduling = {
      choices: (wanted) => service.choices(wanted),
      questions: (place) => service.questions(place),
      requesting: (place, wanted) => service.requesting(place, wanted),
      request: async (preference) => {
        keys.push(preference.key);
        const answer = await service.request(preference);
        return lost ? failed({ kind: 'unreachable' }) : answer;
      },
    };
    const { viewModel } = await opened(fixture, {}, port);
    viewModel.tickFirstAvailable(true);
    await viewModel.request();
    expect(viewModel.sending).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    viewModel.write('Knee');
    await viewModel.request();
    lost = false;
    await viewModel.request();
    expect(keys).toEqual(['key-1', 'key-2', 'key-2']);
    expect(fixture.booking.requests.size).toBe(2);
    expect(viewModel.sending.kind).toBe('requested');
  });

  it('ACC-330 is sent by one press, and not without a wish', async () => {
    const fixture = schedulingFixture();
    const { port, release } = holding(fixture.service());
    const viewModel = new VertexRequestViewModel(port, {
      drafts: fixture.drafts,
      draft: { practice: mesa.id, picked: offer },
      randomUuid: () => 'key',
    });
    void viewModel.load();
    await release();
    await viewModel.request();
    viewModel.tickFirstAvailable(true);
    void viewModel.request();
    void viewModel.request();
    expect(viewModel.sending.kind).toBe('sending');
    await release();
    await expect(release()).rejects.toThrow();
    expect(viewModel.sending.kind).toBe('requested');
  });

  it('ACC-336 APT-012 is not possible where times can be booked, nor for what is not on offer', async () => {
    const { viewModel } = await opened(schedulingFixture(), { practice: pena.id });
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'not-offered' } });
    const service = schedulingFixture().service();
    const preference = { preference: firstAvailable, key: 'k' as BookingKey };
    const gone = { ...offer, location: sample.bay };
    expect(await service.request({ practice: pena.id, offer, ...preference })).toEqual(failed({ kind: 'not-offered' }));
    expect(await service.request({ practice: mesa.id, offer: gone, ...preference })).toEqual(
      failed({ kind: 'not-offered' }),
    );
    expect(await service.requesting({ practice: mesa.id }, gone)).toEqual(failed({ kind: 'not-offered' }));
  });

  it('ACC-332 APT-052 is about at most 100 characters', async () => {
    const service = schedulingFixture().service();
    const order = { practice: mesa.id, offer, preference: firstAvailable };
    const about = (length: number, key: string) =>
      service.request({ ...order, key: key as BookingKey, visitReason: 'ñ'.repeat(length) });
    expect(await about(101, 'a')).toEqual(failed({ kind: 'bad-input' }));
    expect(await about(100, 'b')).toMatchObject({ ok: true });
  });

  it('APT-003 is made by whoever may act on the appointments alone', async () => {
    const fixture = schedulingFixture();
    const order = { offer, preference: firstAvailable, key: 'k' as BookingKey };
    expect(await fixture.delegate('appointments:view').request(order)).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.delegate('appointments:act').request({ ...order, practice: mesa.id })).toEqual(
      failed({ kind: 'not-found' }),
    );
    expect(fixture.booking.requests.size).toBe(0);
  });

  it('ACC-409 is counted once it is with the practice, and nothing else is', async () => {
    const fixture = schedulingFixture();
    const analytics = new MemoryAnalytics();
    const { viewModel } = await opened(fixture, {}, trackedScheduling(fixture.service(), analytics));
    expect(analytics.told).toEqual([]);
    viewModel.tickFirstAvailable(true);
    await viewModel.request();
    expect(analytics.told).toEqual([{ name: 'Request Appointment' }]);
  });
});
