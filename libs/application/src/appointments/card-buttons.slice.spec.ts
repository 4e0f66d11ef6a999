import { describe, expect, it } from '@jest/globals';
import { MINUTE, plus } from '@portico/domain/kernel';
import { benAtMesa, mesa, noon, visit } from '../kernel/testing/index.ts';
import type { ListedAppointment } from './appointments.port.ts';
import { CardButtonsViewModel } from './card-buttons.view-model.ts';
import type { VisitActions } from './visit-actions.ts';
import { visitButtons } from './visit-buttons.ts';

const call: ListedAppointment = {
  appointment: visit('call', benAtMesa, 1, { video: true }),
  practice: { id: mesa.id, name: mesa.name },
  today: true,
  booking: 'slots',
  mayAct: true,
  canCheckIn: false,
  canCheckOut: false,
};

/** The buttons, and what they do when `come` lets it come. */
const scene = () => {
  const world = { now: noon, tick: (): void => undefined, did: [] as string[], fetched: 0 };
  let answer: { readonly come: () => void; readonly fail: () => void } = {
    come: () => undefined,
    fail: () => undefined,
  };
  const actions = {
    press: (button, { appointment }) => world.did.push(`${button} ${appointment.id}`),
    dispose: () => world.did.push('disposed'),
  } as Partial<VisitActions> as VisitActions;
  const screen = new CardButtonsViewModel({
    clock: {
      now: () => world.now,
      every: (_, tick) => {
        world.tick = tick;
        return () => world.did.push('stopped');
      },
    },
    fetchActions: () => {
      world.fetched += 1;
      return new Promise((resolve, reject) => {
        answer = { come: () => resolve(actions), fail: () => reject(new Error('No line.')) };
      });
    },
  });
  const after = async (step: 'come' | 'fail'): Promise<void> => {
    answer[step]();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { world, screen, after };
};

describe('the buttons of a card, before what they do has come', () => {
  it('APT-045 lose no press: it is done once that is there, and once', async () => {
    const { world, screen, after } = scene();
    screen.press('cancel', call);
    screen.press('cancel', call);
    expect([screen.isFetching('cancel', call), screen.isFetching('reschedule', call)]).toEqual([true, false]);
    await after('come');
    expect([world.did, screen.isFetching('cancel', call)]).toEqual([['cancel call'], false]);
  });

  it('fetch it when one of them is about to be pressed, and never twice; the press is then done at once', async () => {
    const { world, screen, after } = scene();
    screen.prepare();
    screen.prepare();
    await after('come');
    screen.prepare();
    expect([world.fetched, world.did]).toEqual([1, []]);
    screen.press('call', call);
    expect(world.did).toEqual(['call call']);
  });

  it('say on their card that it did not come, and fetch it anew when asked to', async () => {
    const { world, screen, after } = scene();
    screen.press('reschedule', call);
    await after('fail');
    expect([screen.isUnfetched(call), screen.isFetching('reschedule', call), world.did]).toEqual([true, false, []]);
    screen.retry();
    expect(screen.isUnfetched(call)).toBe(false);
    await after('come');
    expect([world.fetched, world.did]).toEqual([2, ['reschedule call']]);
  });

  it('do nothing any more once the screen was left', async () => {
    const { world, screen, after } = scene();
    screen.press('check-in', call);
    screen.dispose();
    await after('come');
    expect(world.did).toEqual([]);
  });

  it('APT-137 ACC-259 come by themselves as the clock goes on, as long as the screen stands', async () => {
    const { world, screen } = scene();
    world.now = plus(noon, 30 * MINUTE - 1);
    screen.watch();
    screen.watch();
    world.tick();
    expect(visitButtons(call, screen.now).call).toBe('early');
    world.now = plus(noon, 30 * MINUTE);
    world.tick();
    expect(visitButtons(call, screen.now).call).toBe('check-in-first');
    screen.dispose();
    expect(world.did).toEqual(['stopped']);
  });
});
