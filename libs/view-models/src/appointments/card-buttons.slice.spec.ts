import { describe, expect, it } from '@jest/globals';
import { MINUTE, plus } from '@portico/domain/kernel';
import { benAtMesa, mesa, noon, visit } from '@portico/services/kernel/testing';
import { type ListedAppointment, visitButtons } from '@portico/application/appointments';
import { CardButtonsViewModel } from './card-buttons.view-model.ts';
import type { VisitActions } from './visit-actions.ts';

const call: ListedAppointment = {
  appointment: visit('call', benAtMesa, 1, { video: true }),
  practice: { id: mesa.id, name: mesa.name },
  today: true,
  booking: 'slots',
  mayAct: true,
  canCheckIn: false,
  canCheckOut: false,
};

/** The buttons, with actions that are loaded when `come` is called. */
const scene = () => {
  const fixture = { now: noon, tick: (): void => undefined, did: [] as string[], fetched: 0 };
  let answer: { readonly come: () => void; readonly fail: () => void } = {
    come: () => undefined,
    fail: () => undefined,
  };
  const actions = {
    press: (button, { appointment }) => fixture.did.push(`${button} ${appointment.id}`),
    dispose: () => fixture.did.push('disposed'),
  } as Partial<VisitActions> as VisitActions;
  const screen = new CardButtonsViewModel({
    clock: {
      now: () => fixture.now,
      every: (_, tick) => {
        fixture.tick = tick;
        return () => fixture.did.push('stopped');
      },
    },
    fetchActions: () => {
      fixture.fetched += 1;
      return new Promise((resolve, reject) => {
        answer = { come: () => resolve(actions), fail: () => reject(new Error('No line.')) };
      });
    },
  });
  const after = async (step: 'come' | 'fail'): Promise<void> => {
    answer[step]();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { fixture, screen, after };
};

describe('the buttons of a card, before what they do has come', () => {
  it('APT-045 lose no press: it is done once that is there, and once', async () => {
    const { fixture, screen, after } = scene();
    screen.press('cancel', call);
    screen.press('cancel', call);
    expect([screen.isFetching('cancel', call), screen.isFetching('reschedule', call)]).toEqual([true, false]);
    await after('come');
    expect({ did: fixture.did, isFetching: screen.isFetching('cancel', call) }).toEqual({
      did: ['cancel call'],
      isFetching: false,
    });
  });

  it('fetch it when one of them is about to be pressed, and never twice; the press is then done at once', async () => {
    const { fixture, screen, after } = scene();
    screen.prepare();
    screen.prepare();
    await after('come');
    screen.prepare();
    expect({ fetched: fixture.fetched, did: fixture.did }).toEqual({ fetched: 1, did: [] });
    screen.press('call', call);
    expect(fixture.did).toEqual(['call call']);
  });

  it('say on their card that it did not come, and fetch it anew when asked to', async () => {
    const { fixture, screen, after } = scene();
    screen.press('reschedule', call);
    await after('fail');
    expect({
      isUnfetched: screen.isUnfetched(call),
      isFetching: screen.isFetching('reschedule', call),
      did: fixture.did,
    }).toEqual({ isUnfetched: true, isFetching: false, did: [] });
    screen.retry();
    expect(screen.isUnfetched(call)).toBe(false);
    await after('come');
    expect({ fetched: fixture.fetched, did: fixture.did }).toEqual({ fetched: 2, did: ['reschedule call'] });
  });

  it('do nothing any more once the screen was left', async () => {
    const { fixture, screen, after } = scene();
    screen.press('check-in', call);
    screen.dispose();
    await after('come');
    expect(fixture.did).toEqual([]);
  });

  it('APT-137 ACC-259 come by themselves as the clock goes on, as long as the screen stands', async () => {
    const { fixture, screen } = scene();
    fixture.now = plus(noon, 30 * MINUTE - 1);
    screen.watch();
    screen.watch();
    fixture.tick();
    expect(visitButtons(call, screen.now).call).toBe('early');
    fixture.now = plus(noon, 30 * MINUTE);
    fixture.tick();
    expect(visitButtons(call, screen.now).call).toBe('check-in-first');
    screen.dispose();
    expect(fixture.did).toEqual(['stopped']);
  });
});
