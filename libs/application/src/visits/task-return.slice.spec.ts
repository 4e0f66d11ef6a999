import { describe, expect, it } from '@jest/globals';
import { failed, HOUR, plus, type AppointmentId, type Result } from '@portico/domain/kernel';
import type { CheckInStage } from '@portico/domain/visits';
import { SessionKeeper } from '../access/index.ts';
import { MemoryKeep } from '../access/testing/index.ts';
import type { Call } from '../kernel/index.ts';
import { ana, benAtMesa, delegateFor, mesa, noon, visit } from '../kernel/testing/index.ts';
import type { CheckIn, CheckInScreen, CheckInVisit } from './check-in.port.ts';
import { TaskReturnViewModel } from './task-return.view-model.ts';
import { checkInByLink, checkInScreen, checkInWorld, nothing, ofBen, soon } from './testing/check-in-world.ts';

const partner = 'Mesa Pre-Registration';

/** A practice that asks for allergies and medications, and leaves the rest to its partner. */
const taskWorld = (asked: readonly CheckInStage[] = ['medsAllergies', 'task']) => {
  const world = checkInWorld(asked);
  world.outsideTasks.putPartner(mesa.id, partner);
  return world;
};

const addressIn = (answer: Result<CheckInScreen, unknown>): string => {
  if (!answer.ok || answer.value.at.kind !== 'task') throw new Error('It is the turn of the partner.');
  return answer.value.at.address;
};

/** Comes back to an address that names this visit. */
const comeBack = async (checkIn: CheckIn, of: CheckInVisit = ofBen) => {
  const led: unknown[] = [];
  const viewModel = new TaskReturnViewModel({
    checkIn,
    visit: of,
    onDone: () => led.push('done'),
    onCheckIn: (there) => led.push(there),
  });
  await viewModel.load();
  return { led, viewModel };
};

describe('the word that somebody is checked in', () => {
  it('APT-210 is stored as the path that is led to, and said there, once', () => {
    const keep = new MemoryKeep();
    new SessionKeeper(keep).noteCheckedIn('/appointments');
    const opened = new SessionKeeper(keep);
    expect([opened.takeCheckedIn('/appointments'), opened.takeCheckedIn('/appointments')]).toEqual([true, false]);
    opened.noteCheckedIn('/elsewhere');
    expect(opened.takeCheckedIn('/appointments')).toBe(false);
    expect(new SessionKeeper(keep).takeCheckedIn('/elsewhere')).toBe(false);
  });
});

describe('a task of check-in at a partner', () => {
  it('APT-207 comes after the steps, and whoever goes on is led to its address with the way back', async () => {
    const { port, outsideTasks, status } = taskWorld();
    const { did, screen, part } = await checkInScreen(port);
    expect([screen.screen?.task, screen.count, screen.isLast]).toEqual([
      { partner, isDone: false },
      { at: 1, total: 2 },
      false,
    ]);
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect([screen.screen?.at.kind, screen.count, screen.isLast, did]).toEqual([
      'task',
      { at: 2, total: 2 },
      false,
      [],
    ]);
    await screen.submit();
    expect(did).toHaveLength(1);
    expect(outsideTasks.wayOf(did[0] ?? '')).toEqual({
      returnTo: 'https://portal.example/third_party/continue_check_in?practiceId=mesa&appointmentId=soon',
      language: 'en',
    });
    // Whoever comes back by the browser's own button can go again.
    expect([screen.canGoOn, await status()]).toEqual([true, 'SCHEDULED']);
  });

  it('APT-210 leads on once the practice knows that it is done, and the person is checked in then', async () => {
    const { port, outsideTasks, status, activityLog } = taskWorld(['task']);
    outsideTasks.finish(addressIn(await port.open(ofBen)));
    expect(await status()).toBe('SCHEDULED');
    for (const _ of [1, 2]) {
      expect((await comeBack(port)).led).toEqual(['done']);
      expect(await status()).toBe('CHECKED-IN');
    }
    expect(activityLog.changes).toMatchObject([{ actor: 'ben', action: 'checked-in', resource: 'soon' }]);
  });

  it('APT-211 leads to the check-in of that visit while it is not done, while something else is asked, and where something is due', async () => {
    const undone = taskWorld(['task']);
    expect((await comeBack(undone.port)).led).toEqual([ofBen]);
    expect(await undone.status()).toBe('SCHEDULED');
    const asked = taskWorld();
    expect((await comeBack(asked.port)).led).toEqual([ofBen]);
    const owing = taskWorld(['task']);
    owing.due.is = true;
    owing.outsideTasks.finish(addressIn(await owing.port.open(ofBen)));
    expect((await comeBack(owing.port)).led).toEqual([ofBen]);
    expect((await checkInScreen(owing.port)).screen.phase.kind).toBe('paying');
  });

  it('APT-214 asks the practice each time, and goes to the partner no more once it is done', async () => {
    const { port, outsideTasks, checkIns, status } = taskWorld(['task']);
    const { did, screen } = await checkInScreen(port);
    outsideTasks.finish(addressIn(await port.open(ofBen)));
    await screen.submit();
    expect([did, await status()]).toEqual([['done'], 'CHECKED-IN']);
    expect(await checkIns.done(benAtMesa, soon)).toEqual([]);
    const behind = taskWorld();
    expect(await behind.port.postMedsAllergies(ofBen, nothing)).toMatchObject({ value: { at: { kind: 'task' } } });
    const ahead = taskWorld();
    const { address } = (await ahead.outsideTasks.of(benAtMesa, soon, { returnTo: '', language: 'en' })) ?? {
      address: '',
    };
    ahead.outsideTasks.finish(address);
    expect(await ahead.port.postMedsAllergies(ofBen, nothing)).toMatchObject({ value: { at: { kind: 'arrived' } } });
  });

  it('waits for one press where it was done before somebody came to check-in', async () => {
    const { port, outsideTasks, status } = taskWorld(['task']);
    outsideTasks.finish(addressIn(await port.open(ofBen)));
    const { screen, did } = await checkInScreen(port);
    expect([screen.screen?.at.kind, screen.isLast, await status()]).toEqual(['ready', true, 'SCHEDULED']);
    await screen.submit();
    expect([did, await status()]).toEqual([['done'], 'CHECKED-IN']);
  });

  it('is left to the office where the practice works with no partner', async () => {
    const { port, status } = checkInWorld(['task']);
    expect(await port.goOn(ofBen)).toMatchObject({ ok: true, value: { at: { kind: 'arrived' } } });
    expect(await status()).toBe('CHECKED-IN');
  });

  it('looks only where the address names no visit', async () => {
    const { port, status, schedule } = taskWorld([]);
    schedule.put(visit('later', benAtMesa, 1.5));
    expect((await comeBack(port, {})).led).toEqual([{ patient: benAtMesa, appointment: soon }]);
    expect(await status()).toBe('SCHEDULED');
  });

  it('says what came in the way, and asks again', async () => {
    const { port, outsideTasks, clock } = taskWorld(['task']);
    outsideTasks.finish(addressIn(await port.open(ofBen)));
    let down = true;
    const flaky: CheckIn = {
      ...port,
      goOn: async (...of) => (down ? failed({ kind: 'unreachable' }) : port.goOn(...of)),
    };
    const { led, viewModel } = await comeBack(flaky);
    expect([viewModel.phase, led]).toEqual([{ kind: 'failed', problem: { kind: 'unreachable' } }, []]);
    down = false;
    await viewModel.load();
    expect(led).toEqual(['done']);
    const late = taskWorld(['task']);
    late.clock.now = plus(clock.now, 3 * HOUR);
    expect((await comeBack(late.port)).viewModel.phase).toMatchObject({ problem: { kind: 'check-in-over' } });
  });

  it('opens to nobody who may not check in, and its address to nobody else', async () => {
    const { as, outsideTasks, port, status } = taskWorld(['task']);
    outsideTasks.finish(addressIn(await port.open(ofBen)));
    const acting = delegateFor(ana, benAtMesa, 'appointments:act', 'forms:act');
    const call: Call = { acting, language: 'en', now: noon };
    expect((await comeBack(as(call))).viewModel.phase).toEqual({ kind: 'failed', problem: { kind: 'not-found' } });
    expect(await status()).toBe('SCHEDULED');
  });

  it('APT-004 APT-318 is done by a guest whose link is about the visit, in their language, and by no other link', async () => {
    const world = taskWorld(['task']);
    const guest = await checkInByLink(world, 'guest-check-in', 'soon');
    const address = addressIn(await guest.open({}));
    expect(world.outsideTasks.wayOf(address)?.language).toBe('es');
    world.outsideTasks.finish(address);
    const stranger = await checkInByLink(taskWorld(['task']), 'guest-appointment');
    expect(await stranger.goOn({ appointment: soon })).toEqual(failed({ kind: 'not-found' }));
    expect(await guest.goOn({ appointment: 'other' as AppointmentId })).toEqual(failed({ kind: 'not-found' }));
    expect(await world.status()).toBe('SCHEDULED');
    expect((await comeBack(guest, { appointment: soon })).led).toEqual(['done']);
    expect(await world.status()).toBe('CHECKED-IN');
  });
});
