import { describe, expect, it } from '@jest/globals';
import { MemoryVideoRooms } from '@portico/domain/appointments/testing';
import { failed, MINUTE, plus, type AppointmentId } from '@portico/domain/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  callOf,
  delegateFor,
  mesa,
  noon,
  baseFixture,
  visit,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { AppointmentsService, VideoVisitsService } from '@portico/services/appointments';
import type { ListedAppointment, VisitRef, VideoVisits } from '@portico/application/appointments';
import { VideoVisitViewModel, type WaitingTab } from './video-visit.view-model.ts';

const start = plus(noon, 60 * MINUTE);

/** Ben's visit by video at one o'clock; check-in opens a quarter of an hour before it, the call half an hour. */
const scene = () => {
  const parts = baseFixture();
  parts.schedule.put(
    visit('call', benAtMesa, 1, { video: true }),
    visit('arrived', benAtMesa, 1, { video: true, status: 'CHECKED-IN' }),
    visit('in-person', benAtMesa, 1),
    visit('of-ana', anaAtMesa, 1, { video: true }),
  );
  parts.visitPolicies.put(mesa.id, {
    cancellation: { cutOffMinutes: 0, reasons: [] },
    remindersBefore: [],
    checkInOpensBefore: 15,
  });
  const clock = { now: noon };
  const deps = { ...parts, videoRooms: new MemoryVideoRooms(parts.schedule, () => clock.now) };
  const service: VideoVisits = {
    address: (ref) =>
      new VideoVisitsService(deps.schedule, deps.videoRooms, deps.activityLog, callOf(ben, mesa, clock.now)).address(
        ref,
      ),
  };
  const listed = async (id: string): Promise<ListedAppointment> => {
    const list = await new AppointmentsService(
      parts.schedule,
      parts.visitPolicies,
      parts.practices,
      parts.activityLog,
      parts.waitListService,
      callOf(ben, mesa, clock.now),
    ).list();
    const found = list.ok ? list.value.upcoming.find(({ appointment }) => appointment.id === id) : undefined;
    if (found === undefined) throw new Error(`${id} is not listed.`);
    return found;
  };
  return { parts, deps, clock, service, listed };
};

const at = (id: string, patient = benAtMesa): VisitRef => ({ patient, appointment: id as AppointmentId });

/** The screen, with a browser of which it is noted what it does. */
const screenOf = ({ clock, service }: ReturnType<typeof scene>, port: VideoVisits = service) => {
  const browser = { blocks: false, trusts: true, did: [] as string[] };
  const tab: WaitingTab = {
    go: (address) => browser.did.push(`went ${address}`),
    close: () => browser.did.push('closed'),
  };
  const screen = new VideoVisitViewModel({
    videoVisits: port,
    clock: { now: () => clock.now },
    openTab: () => {
      if (browser.blocks) return undefined;
      browser.did.push('opened');
      return tab;
    },
    opens: async () => browser.trusts,
  });
  return { browser, screen };
};

describe('the address of a video visit', () => {
  it.each([
    [-1, failed({ kind: 'video-too-early', until: plus(start, -30 * MINUTE) })],
    [30 + 29, expect.objectContaining({ ok: true })],
    [30 + 30 + 29, expect.objectContaining({ ok: true })],
    [30 + 60, failed({ kind: 'video-over' })],
  ])(
    'APT-139 ACC-260 is there from half an hour before the visit to its end: %d minutes after that',
    async (minutes, answer) => {
      const { clock, service } = scene();
      clock.now = plus(noon, (minutes < 0 ? 29 : minutes) * MINUTE);
      expect(await service.address(at('call'))).toEqual(answer);
    },
  );

  it('APT-136 is one for whoever may act, and each time it is written down who joined', async () => {
    const { parts, deps, clock, service } = scene();
    clock.now = start;
    expect(await service.address(at('call'))).toMatchObject({ ok: true, value: /^https:/ });
    expect(parts.activityLog.entries).toMatchObject([{ actor: 'ben', action: 'joined-video-visit', resource: 'call' }]);
    const refused = failed({ kind: 'not-found' });
    expect(await service.address(at('of-ana', anaAtMesa))).toEqual(refused);
    expect(await service.address(at('of-ana'))).toEqual(refused);
    const acting = delegateFor(ana, benAtMesa, 'appointments:view');
    const looking = new VideoVisitsService(deps.schedule, deps.videoRooms, deps.activityLog, {
      acting,
      language: 'en',
      now: start,
    });
    expect(await looking.address(at('call'))).toEqual(refused);
    expect(parts.activityLog.entries).toHaveLength(1);
  });

  it('is none for a visit at the office, or where the practice has no rooms', async () => {
    const { parts, deps, clock, service } = scene();
    clock.now = start;
    expect(await service.address(at('in-person'))).toEqual(failed({ kind: 'video-over' }));
    deps.videoRooms.host = undefined;
    expect(await service.address(at('call'))).toEqual(failed({ kind: 'no-room' }));
    expect(parts.activityLog.entries).toEqual([]);
  });
});

describe('joining a video visit', () => {
  it('APT-133 APT-138 offers check-in first to whoever can check in, and starts the call when asked to', async () => {
    const fixture = scene();
    fixture.clock.now = plus(start, -15 * MINUTE);
    const { browser, screen } = screenOf(fixture);
    const call = await fixture.listed('call');
    await screen.press(call);
    expect(screen.phase).toMatchObject({ kind: 'offering-check-in' });
    expect(browser.did).toEqual([]);
    await screen.start(call);
    expect(browser.did).toEqual(['opened', expect.stringMatching(/^went https:/)]);
    expect(screen.phase).toEqual({ kind: 'idle' });
    await screen.press(call);
    screen.close();
    expect(screen.phase).toEqual({ kind: 'idle' });
  });

  it('APT-134 APT-135 starts at once where nobody can check in yet or any more, and the waiting ends', async () => {
    const fixture = scene();
    const held = holding(fixture.service);
    const { browser, screen } = screenOf(fixture, held.port);
    for (const [id, minutes] of [
      ['call', -30],
      ['arrived', 5],
    ] as const) {
      fixture.clock.now = plus(start, minutes * MINUTE);
      const listed = await fixture.listed(id);
      void screen.press(listed);
      expect(screen.isStarting(listed)).toBe(true);
      void screen.press(listed);
      await held.release();
      expect(screen.phase).toEqual({ kind: 'idle' });
    }
    expect(browser.did.filter((did) => did.startsWith('went'))).toHaveLength(2);
  });

  it('APT-137 does nothing before it opens', async () => {
    const fixture = scene();
    const { browser, screen } = screenOf(fixture);
    const call = await fixture.listed('call');
    fixture.clock.now = plus(start, -30 * MINUTE - 1);
    await screen.press(call);
    expect({ phase: screen.phase, did: browser.did }).toEqual({ phase: { kind: 'idle' }, did: [] });
  });

  it('APT-141 says that the tab was blocked, and asks for no address then', async () => {
    const fixture = scene();
    fixture.clock.now = start;
    const { browser, screen } = screenOf(fixture);
    browser.blocks = true;
    const call = await fixture.listed('arrived');
    await screen.press(call);
    expect(screen.problemOf(call)).toEqual({ kind: 'blocked' });
    expect(screen.problemOf(await fixture.listed('call'))).toBeUndefined();
    expect(fixture.parts.activityLog.entries.filter(({ action }) => action === 'joined-video-visit')).toEqual([]);
  });

  it('APT-141 opens no address that it does not know', async () => {
    const fixture = scene();
    fixture.clock.now = start;
    const { browser, screen } = screenOf(fixture);
    browser.trusts = false;
    await screen.press(await fixture.listed('arrived'));
    expect(browser.did).toEqual(['opened', 'closed']);
    expect(screen.phase).toMatchObject({ kind: 'failed', problem: { kind: 'no-address' } });
  });

  it('APT-140 ends the waiting when it fails, closes the tab, and can be tried again', async () => {
    const fixture = scene();
    fixture.clock.now = start;
    let down = true;
    const { browser, screen } = screenOf(fixture, {
      address: async (ref) => (down ? failed({ kind: 'timed-out' }) : fixture.service.address(ref)),
    });
    const call = await fixture.listed('arrived');
    await screen.press(call);
    expect(screen.phase).toMatchObject({ kind: 'failed', problem: { kind: 'timed-out' } });
    down = false;
    await screen.press(call);
    expect(screen.phase).toEqual({ kind: 'idle' });
    expect(browser.did).toEqual(['opened', 'closed', 'opened', expect.stringMatching(/^went/)]);
  });

  it('closes the tab of a screen that was left meanwhile', async () => {
    const fixture = scene();
    fixture.clock.now = start;
    const held = holding(fixture.service);
    const { browser, screen } = screenOf(fixture, held.port);
    void screen.press(await fixture.listed('arrived'));
    screen.dispose();
    await held.release();
    expect(browser.did).toEqual(['opened', 'closed']);
  });
});
