import { describe, expect, it } from '@jest/globals';
import { failed, HOUR, plus, type AppointmentId, type Result } from '@portico/domain/kernel';
import type { CheckInStep } from '@portico/domain/visits';
import { openClientSession } from '../access/index.ts';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import type { ServiceCall } from '@portico/services/kernel';
import { ana, benAtMesa, delegateFor, mesa, noon, visit } from '@portico/services/kernel/testing';
import type { CheckIn, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import { TaskReturnViewModel } from './partner-task-return.view-model.ts';
import { checkInByLink, checkInScreen, checkInFixture, nothing, ofBen, soon } from './testing/index.ts';

const partner = 'Mesa Pre-Registration';

/** A practice that asks for allergies and medications, and leaves the rest to its partner. */
const taskFixture = (asked: readonly CheckInStep[] = ['medsAllergies', 'task']) => {
  const fixture = checkInFixture(asked);
  fixture.thirdPartyTasks.putPartner(mesa.id, partner);
  return fixture;
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
    const keep = new MemoryKeyValueStore();
    openClientSession(keep).handover.checkedInAt.leave('/appointments');
    const opened = openClientSession(keep);
    expect([
      opened.handover.checkedInAt.take() === '/appointments',
      opened.handover.checkedInAt.take() === '/appointments',
    ]).toEqual([true, false]);
    opened.handover.checkedInAt.leave('/elsewhere');
    expect(opened.handover.checkedInAt.take() === '/appointments').toBe(false);
    expect(openClientSession(keep).handover.checkedInAt.take() === '/elsewhere').toBe(false);
  });
});

describe('a task of check-in at a partner', () => {
  it('APT-207 comes after the steps, and whoever goes on is led to its address with the way back', async () => {
    const { port, thirdPartyTasks, status } = taskFixture();
    const { did, screen, part } = await checkInScreen(port);
    expect({ task: screen.screen?.task, count: screen.position?.count, isLast: screen.position?.isLast }).toEqual({
      task: { partner, isDone: false },
      count: { at: 1, total: 2 },
      isLast: false,
    });
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect({ at: screen.screen?.at.kind, count: screen.position?.count, isLast: screen.position?.isLast, did }).toEqual(
      {
        at: 'task',
        count: { at: 2, total: 2 },
        isLast: false,
        did: [],
      },
    );
    await screen.submit();
    expect(did).toHaveLength(1);
    expect(thirdPartyTasks.wayOf(did[0] ?? '')).toEqual({
      returnTo: 'https://portal.example/third_party/continue_check_in?practiceId=mesa&appointmentId=soon',
      language: 'en',
    });
    // After returning by the browser's back button, the person can go again.
    expect({ canGoOn: screen.canGoOn, status: await status() }).toEqual({ canGoOn: true, status: 'SCHEDULED' });
  });

  it('APT-210 leads on once the practice knows that it is done, and the person is checked in then', async () => {
    const { port, thirdPartyTasks, status, activityLog } = taskFixture(['task']);
    thirdPartyTasks.finish(addressIn(await port.open(ofBen)));
    expect(await status()).toBe('SCHEDULED');
    for (const _ of [1, 2]) {
      expect((await comeBack(port)).led).toEqual(['done']);
      expect(await status()).toBe('CHECKED-IN');
    }
    expect(activityLog.changes).toMatchObject([{ actor: 'ben', action: 'checked-in', resource: 'soon' }]);
  });

  it('APT-211 leads to the check-in of that visit while it is not done, while something else is asked, and where something is due', async () => {
    const undone = taskFixture(['task']);
    expect((await comeBack(undone.port)).led).toEqual([ofBen]);
    expect(await undone.status()).toBe('SCHEDULED');
    const asked = taskFixture();
    expect((await comeBack(asked.port)).led).toEqual([ofBen]);
    const owing = taskFixture(['task']);
    owing.due.is = true;
    owing.thirdPartyTasks.finish(addressIn(await owing.port.open(ofBen)));
    expect((await comeBack(owing.port)).led).toEqual([ofBen]);
    expect((await checkInScreen(owing.port)).screen.phase.kind).toBe('paying');
  });

  it('APT-214 asks the practice each time, and goes to the partner no more once it is done', async () => {
    const { port, thirdPartyTasks, checkIns, status } = taskFixture(['task']);
    const { did, screen } = await checkInScreen(port);
    thirdPartyTasks.finish(addressIn(await port.open(ofBen)));
    await screen.submit();
    expect({ did, status: await status() }).toEqual({ did: ['done'], status: 'CHECKED-IN' });
    expect(await checkIns.done(benAtMesa, soon)).toEqual([]);
    const behind = taskFixture();
    expect(await behind.port.postMedsAllergies(ofBen, nothing)).toMatchObject({ value: { at: { kind: 'task' } } });
    const ahead = taskFixture();
    const { address } = (await ahead.thirdPartyTasks.of(benAtMesa, soon, { returnTo: '', language: 'en' })) ?? {
      address: '',
    };
    ahead.thirdPartyTasks.finish(address);
    expect(await ahead.port.postMedsAllergies(ofBen, nothing)).toMatchObject({ value: { at: { kind: 'arrived' } } });
  });

  it('waits for one press where it was done before somebody came to check-in', async () => {
    const { port, thirdPartyTasks, status } = taskFixture(['task']);
    thirdPartyTasks.finish(addressIn(await port.open(ofBen)));
    const { screen, did } = await checkInScreen(port);
    expect({ at: screen.screen?.at.kind, isLast: screen.position?.isLast, status: await status() }).toEqual({
      at: 'ready',
      isLast: true,
      status: 'SCHEDULED',
    });
    await screen.submit();
    expect({ did, status: await status() }).toEqual({ did: ['done'], status: 'CHECKED-IN' });
  });

  it('is left to the office where the practice works with no partner', async () => {
    const { port, status } = checkInFixture(['task']);
    expect(await port.goOn(ofBen)).toMatchObject({ ok: true, value: { at: { kind: 'arrived' } } });
    expect(await status()).toBe('CHECKED-IN');
  });

  it('looks only where the address names no visit', async () => {
    const { port, status, schedule } = taskFixture([]);
    schedule.put(visit('later', benAtMesa, 1.5));
    expect((await comeBack(port, {})).led).toEqual([{ patient: benAtMesa, appointment: soon }]);
    expect(await status()).toBe('SCHEDULED');
  });

  it('says what came in the way, and asks again', async () => {
    const { port, thirdPartyTasks, clock } = taskFixture(['task']);
    thirdPartyTasks.finish(addressIn(await port.open(ofBen)));
    let down = true;
    const flaky: CheckIn = {
      ...port,
      goOn: async (...of) => (down ? failed({ kind: 'unreachable' }) : port.goOn(...of)),
    };
    const { led, viewModel } = await comeBack(flaky);
    expect({ phase: viewModel.phase, led }).toEqual({
      phase: { kind: 'failed', problem: { kind: 'unreachable' } },
      led: [],
    });
    down = false;
    await viewModel.load();
    expect(led).toEqual(['done']);
    const late = taskFixture(['task']);
    late.clock.now = plus(clock.now, 3 * HOUR);
    expect((await comeBack(late.port)).viewModel.phase).toMatchObject({ problem: { kind: 'check-in-over' } });
  });

  it('opens to nobody who may not check in, and its address to nobody else', async () => {
    const { as, thirdPartyTasks, port, status } = taskFixture(['task']);
    thirdPartyTasks.finish(addressIn(await port.open(ofBen)));
    const acting = delegateFor(ana, benAtMesa, 'appointments:act', 'forms:act');
    const call: ServiceCall = { acting, language: 'en', now: noon };
    expect((await comeBack(as(call))).viewModel.phase).toEqual({ kind: 'failed', problem: { kind: 'not-found' } });
    expect(await status()).toBe('SCHEDULED');
  });

  it('APT-004 APT-318 is done by a guest whose link is about the visit, in their language, and by no other link', async () => {
    const fixture = taskFixture(['task']);
    const guest = await checkInByLink(fixture, 'guest-check-in', 'soon');
    const address = addressIn(await guest.open({}));
    expect(fixture.thirdPartyTasks.wayOf(address)?.language).toBe('es');
    fixture.thirdPartyTasks.finish(address);
    const stranger = await checkInByLink(taskFixture(['task']), 'guest-appointment');
    expect(await stranger.goOn({ appointment: soon })).toEqual(failed({ kind: 'not-found' }));
    expect(await guest.goOn({ appointment: 'other' as AppointmentId })).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.status()).toBe('SCHEDULED');
    expect((await comeBack(guest, { appointment: soon })).led).toEqual(['done']);
    expect(await fixture.status()).toBe('CHECKED-IN');
  });
});
