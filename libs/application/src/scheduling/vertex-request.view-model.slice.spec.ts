import { describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import { failed, type AppointmentId } from '@portico/domain/kernel';
import { firstAvailable } from '@portico/domain/scheduling';
import { sample } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';
import { holding, MemoryAnalytics, mesa, noon, pena } from '../kernel/testing/index.ts';
import { countedScheduling } from './counted-scheduling.ts';
import type { Scheduling } from './scheduling.port.ts';
import { schedulingWorld } from './testing/index.ts';
import { VertexRequestViewModel, type VertexRequestTools } from './vertex-request.view-model.ts';
import { wishBoxes, wishGroups } from './wish-boxes.ts';

const offer = { resource: sample.oneil, visitReason: sample.checkUp, location: sample.harbor };

const opened = async (
  world = schedulingWorld(),
  draft: Partial<VertexRequestTools['draft']> = {},
  port: Scheduling = world.service(),
) => {
  const begun = { practice: mesa.id, picked: offer, ...draft };
  world.drafts.keep(begun);
  let made = 0;
  const viewModel = new VertexRequestViewModel(port, {
    drafts: world.drafts,
    draft: begun,
    randomUuid: () => `key-${(made += 1)}`,
  });
  await viewModel.load();
  return { world, viewModel };
};

const presses = fc.array(
  fc.constantFrom(...wishGroups).chain((group) =>
    fc.record({
      group: fc.constant(group),
      box: fc.constantFrom(...wishBoxes[group]),
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
    for (const group of wishGroups) {
      for (const box of wishBoxes[group]) {
        expect(viewModel.isTicked(group, box)).toBe(true);
        viewModel.tick(group, box, false);
        expect(viewModel.isTicked(group, box)).toBe(true);
      }
    }
    expect(viewModel.wish).toEqual(firstAvailable);
    viewModel.tickFirstAvailable(false);
    for (const group of wishGroups)
      for (const box of wishBoxes[group]) expect(viewModel.isTicked(group, box)).toBe(false);
  });

  it('ACC-330 ACC-332 can be asked for with a week, a day and a time, and not before, in whatever order they are ticked', async () => {
    const { viewModel } = await opened();
    fc.assert(
      fc.property(presses, (pressed) => {
        viewModel.tickFirstAvailable(false);
        for (const { group, box, on } of pressed) viewModel.tick(group, box, on);
        const has = wishGroups.map((group) => wishBoxes[group].some((box) => viewModel.isTicked(group, box)));
        expect(viewModel.wish !== undefined).toBe(has.every(Boolean));
        for (const group of wishGroups) {
          const [any, ...others] = wishBoxes[group];
          expect(viewModel.isTicked(group, any)).toBe(others.every((box) => viewModel.isTicked(group, box)));
        }
      }),
    );
  });

  it('outlives the screen, as it was left', async () => {
    const { world, viewModel } = await opened();
    await fc.assert(
      fc.asyncProperty(presses, fc.boolean(), async (pressed, first) => {
        viewModel.tickFirstAvailable(false);
        for (const { group, box, on } of pressed) viewModel.tick(group, box, on);
        if (first) viewModel.tickFirstAvailable(true);
        const { viewModel: next } = await opened(world, { ...world.drafts.current, picked: offer });
        for (const group of wishGroups) {
          for (const box of wishBoxes[group]) expect(next.isTicked(group, box)).toBe(viewModel.isTicked(group, box));
        }
        expect(next.wish).toEqual(viewModel.wish);
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
    expect(viewModel.wish).toEqual({ week: 'This week', days: ['Any'], times: ['Early Morning', 'Late Evening'] });
    viewModel.tick('week', 'Next week', true);
    viewModel.tick('day', 'Monday', false);
    expect(viewModel.wish).toMatchObject({ week: 'Any', days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] });
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
    const { world, viewModel } = await opened(schedulingWorld(), { replaces: 'old' as AppointmentId });
    viewModel.tickFirstAvailable(true);
    viewModel.write('  My knee hurts ');
    expect(world.drafts.current?.visitReason).toBe('  My knee hurts ');
    await viewModel.request();
    expect(viewModel.sending).toMatchObject({ kind: 'requested', wish: firstAvailable, screen: { offer } });
    expect(world.drafts.current).toBeUndefined();
    expect([...world.booking.requests.values()]).toMatchObject([
      { offer, when: { kind: 'wish', wish: firstAvailable }, visitReason: 'My knee hurts', replaces: 'old' },
    ]);
    expect(world.schedule.all()).toMatchObject([{ status: 'REQUESTED', patient: { patient: 'ben-mesa' } }]);
    expect(world.told).toEqual([['requested', { practice: mesa.id, patient: 'ben-mesa' }]]);
    expect(world.activityLog.entries).toEqual([
      {
        at: noon,
        actor: 'ben',
        actorKind: 'patient',
        subject: 'ben-mesa',
        practice: 'mesa',
        action: 'requested-visit',
        resource: 'request-key-1',
      },
    ]);
  });

  it('ACC-334 is asked for once, however often the answer is lost, and anew once something else is wished', async () => {
    const world = schedulingWorld();
    const service = world.service();
    let lost = true;
    const keys: BookingKey[] = [];
    const port: Scheduling = {
      choices: (wanted) => service.choices(wanted),
      questions: (place) => service.questions(place),
      wishing: (place, wanted) => service.wishing(place, wanted),
      request: async (wish) => {
        keys.push(wish.key);
        const answer = await service.request(wish);
        return lost ? failed({ kind: 'unreachable' }) : answer;
      },
    };
    const { viewModel } = await opened(world, {}, port);
    viewModel.tickFirstAvailable(true);
    await viewModel.request();
    expect(viewModel.sending).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    viewModel.write('Knee');
    await viewModel.request();
    lost = false;
    await viewModel.request();
    expect(keys).toEqual(['key-1', 'key-2', 'key-2']);
    expect(world.booking.requests.size).toBe(2);
    expect(viewModel.sending.kind).toBe('requested');
  });

  it('ACC-330 is sent by one press, and not without a wish', async () => {
    const world = schedulingWorld();
    const { port, release } = holding(world.service());
    const viewModel = new VertexRequestViewModel(port, {
      drafts: world.drafts,
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
    const { viewModel } = await opened(schedulingWorld(), { practice: pena.id });
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'not-offered' } });
    const service = schedulingWorld().service();
    const wish = { wish: firstAvailable, key: 'k' as BookingKey };
    const gone = { ...offer, location: sample.bay };
    expect(await service.request({ practice: pena.id, offer, ...wish })).toEqual(failed({ kind: 'not-offered' }));
    expect(await service.request({ practice: mesa.id, offer: gone, ...wish })).toEqual(failed({ kind: 'not-offered' }));
    expect(await service.wishing({ practice: mesa.id }, gone)).toEqual(failed({ kind: 'not-offered' }));
  });

  it('ACC-332 APT-052 is about at most 100 characters', async () => {
    const service = schedulingWorld().service();
    const order = { practice: mesa.id, offer, wish: firstAvailable };
    const about = (length: number, key: string) =>
      service.request({ ...order, key: key as BookingKey, visitReason: 'ñ'.repeat(length) });
    expect(await about(101, 'a')).toEqual(failed({ kind: 'bad-input' }));
    expect(await about(100, 'b')).toMatchObject({ ok: true });
  });

  it('APT-003 is made by whoever may act on the appointments alone', async () => {
    const world = schedulingWorld();
    const order = { offer, wish: firstAvailable, key: 'k' as BookingKey };
    expect(await world.delegate('appointments:view').request(order)).toEqual(failed({ kind: 'not-found' }));
    expect(await world.delegate('appointments:act').request({ ...order, practice: mesa.id })).toEqual(
      failed({ kind: 'not-found' }),
    );
    expect(world.booking.requests.size).toBe(0);
  });

  it('ACC-409 is counted once it is with the practice, and nothing else is', async () => {
    const world = schedulingWorld();
    const analytics = new MemoryAnalytics();
    const { viewModel } = await opened(world, {}, countedScheduling(world.service(), analytics));
    expect(analytics.told).toEqual([]);
    viewModel.tickFirstAvailable(true);
    await viewModel.request();
    expect(analytics.told).toEqual([{ name: 'Request Appointment' }]);
  });
});
