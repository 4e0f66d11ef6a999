import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { appointmentStatuses, usualVisitRules } from '@portico/domain/appointments';
import { failed, HOUR, plus, type PracticeId } from '@portico/domain/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  noon,
  pena,
  baseFixture,
  visit,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { ServiceCall } from '@portico/services/kernel';
import { AppointmentListViewModel } from './appointment-list.view-model.ts';
import type { Appointments, ListedAppointment } from '@portico/application/appointments';
import { AppointmentsService } from '@portico/services/appointments';

/** Ben's appointments: `past` at Mesa, and one at Peña in each of a few places. */
const scene = (past = 0) => {
  const parts = baseFixture();
  parts.schedule.put(
    ...Array.from({ length: past }, (_, at) => visit(`mesa-${at}`, benAtMesa, -24 * (at + 1), { status: 'COMPLETED' })),
    visit('ana-secret', anaAtMesa, 2),
  );
  const asked: (readonly [number, string | undefined])[] = [];
  const service: Appointments = new AppointmentsService(
    parts.schedule,
    parts.visitPolicies,
    parts.practices,
    parts.activityLog,
    parts.waitListService,
    callOf(ben, mesa),
  );
  const port: Appointments = {
    list: () => service.list(),
    more: (page, practice) => {
      asked.push([page, practice]);
      return service.more(page, practice);
    },
  };
  return { parts, asked, port, list: new AppointmentListViewModel(port) };
};

/** Today's first, as they are shown. */
const bookedIn = ({ today, upcoming }: AppointmentListViewModel): readonly ListedAppointment[] => [
  ...today,
  ...upcoming,
];

const idsOf = (listed: readonly ListedAppointment[]): readonly string[] =>
  listed.map(({ appointment }) => appointment.id);

describe('the appointment list', () => {
  it('APT-030 APT-031 APT-032 APT-042 has requests apart, upcoming ones earliest first and past ones latest first', async () => {
    const { parts, list } = scene();
    parts.schedule.put(
      visit('tomorrow', benAtMesa, 24),
      visit('now', benAtPena, -0.25, { status: 'CHECKED-IN' }),
      visit('asked', benAtMesa, 48, { status: 'REQUESTED' }),
      visit('asked-sooner', benAtPena, 2, { status: 'REQUESTED' }),
      visit('asked-in-vain', benAtMesa, -48, { status: 'REQUESTED' }),
      visit('called-off', benAtMesa, 12, { status: 'CANCELLED' }),
      visit('missed', benAtPena, -72, { status: 'MISSED' }),
    );
    expect(list.phase.kind).toBe('loading');
    await list.load();
    expect(idsOf(list.requests)).toEqual(['asked-sooner', 'asked']);
    expect(idsOf(bookedIn(list))).toEqual(['now', 'tomorrow']);
    expect(idsOf(list.past)).toEqual(['called-off', 'asked-in-vain', 'missed']);
  });

  it('names practices exactly where the visits of all its parts are at more than one, whatever the filter', async () => {
    const places = [
      (id: string, at: typeof benAtMesa) => visit(id, at, 24),
      (id: string, at: typeof benAtMesa) => visit(id, at, 48, { status: 'REQUESTED' as const }),
      (id: string, at: typeof benAtMesa) => visit(id, at, -48, { status: 'COMPLETED' as const }),
    ];
    const charts = [benAtMesa, benAtPena];
    for (let chosen = 0; chosen < 2 ** (places.length * charts.length); chosen += 1) {
      const { parts, list } = scene();
      const put = places.flatMap((place, row) =>
        charts.flatMap((at, column) => (chosen & (1 << (row * 2 + column)) ? [place(`v${row}-${column}`, at)] : [])),
      );
      parts.schedule.put(...put);
      expect(list.namesPractices).toBe(false);
      await list.load();
      list.show(mesa.id);
      const at = new Set(put.map(({ patient }) => patient.practice));
      expect({ chosen, names: list.namesPractices }).toEqual({ chosen, names: at.size > 1 });
    }
  });

  it('APT-031 shows each appointment in exactly one place, whatever its status and time', async () => {
    const { parts, list } = scene();
    const all = appointmentStatuses.flatMap((status) =>
      [-48, -0.5, -0.25, 0, 48].map((hours) => visit(`${status}${hours}`, benAtMesa, hours, { status })),
    );
    parts.schedule.put(...all);
    await list.load();
    for (let page = 2; page <= 3; page += 1) await list.loadMore(mesa.id);
    expect(list.remaining).toEqual([]);
    const shown = [...idsOf(list.requests), ...idsOf(bookedIn(list)), ...idsOf(list.past)];
    expect([...shown].sort()).toEqual(all.map(({ id }) => id as string).sort());
  });

  it('APT-050 hides a comment that the practice does not show, and says in which practice and whether today', async () => {
    const { parts, list } = scene();
    parts.schedule.put(
      visit('a', benAtMesa, 1, { comment: 'Come fasting.' }),
      visit('b', benAtPena, 20, { comment: 'Internal.' }),
    );
    await list.load();
    const [here, there] = bookedIn(list);
    expect(here).toMatchObject({
      appointment: { comment: 'Come fasting.' },
      practice: { name: mesa.name },
      today: true,
    });
    expect(there).toMatchObject({ practice: { name: pena.name }, today: false });
    expect(there?.appointment).not.toHaveProperty('comment');
  });

  it('APT-046 says whether a visit can be checked in for: from when its practice opens check-in, by whoever may fill in what is asked', async () => {
    const { parts } = scene();
    parts.schedule.put(visit('soon', benAtMesa, 1), visit('later', benAtMesa, 2));
    parts.visitPolicies.put(mesa.id, { ...usualVisitRules, checkInOpensBefore: 60 });
    const open = async (call: ServiceCall) => {
      const list = await new AppointmentsService(
        parts.schedule,
        parts.visitPolicies,
        parts.practices,
        parts.activityLog,
        parts.waitListService,
        call,
      ).list();
      return list.ok ? list.value.upcoming.map(({ mayAct, canCheckIn }) => [mayAct, canCheckIn]) : [];
    };
    const as = (...permissions: Permission[]): ServiceCall => ({
      acting: delegateFor(ana, benAtMesa, ...permissions),
      language: 'en',
      now: noon,
    });
    expect(await open(callOf(ben, mesa))).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(await open(callOf(ben, mesa, plus(noon, -1)))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await open(as('appointments:view')))[0]).toEqual([false, false]);
    expect((await open(as('appointments:act')))[0]).toEqual([true, false]);
    expect((await open(as('appointments:act', 'forms:act')))[0]).toEqual([true, false]);
    expect((await open(as('appointments:act', 'forms:act', 'health:view')))[0]).toEqual([true, true]);
  });

  it("shows nobody else's appointments and writes down that they were looked at", async () => {
    const { parts, list } = scene(1);
    await list.load();
    expect(JSON.stringify(list.phase)).not.toContain('ana');
    expect(parts.activityLog.entries).toEqual([
      {
        at: noon,
        actor: 'ben',
        actorKind: 'patient',
        subject: 'ben-mesa',
        practice: 'mesa',
        action: 'viewed-appointments',
      },
    ]);
  });

  it('APT-042 says that loading failed, and loads when asked again', async () => {
    const { port, list } = scene(1);
    let down = true;
    const flaky: Appointments = {
      ...port,
      list: async () => (down ? failed({ kind: 'malfunction' }) : port.list()),
    };
    const screen = new AppointmentListViewModel(flaky);
    await screen.load();
    expect(screen.phase).toEqual({ kind: 'failed', failure: { kind: 'malfunction' } });
    expect({ past: screen.past, remaining: screen.remaining, practices: screen.practices, more: screen.more }).toEqual({
      past: [],
      remaining: [],
      practices: [],
      more: { kind: 'idle' },
    });
    down = false;
    await screen.load();
    expect(idsOf(screen.past)).toEqual(['mesa-0']);
    expect(list.phase.kind).toBe('loading');
  });
});

describe('the history', () => {
  it('APT-030 APT-033 APT-037 APT-042 grows by ten from page 2 on and tells what remains in each practice', async () => {
    const { parts, list, asked } = scene(23);
    parts.schedule.put(...Array.from({ length: 12 }, (_, at) => visit(`pena-${at}`, benAtPena, -24 * (at + 1) - 1)));
    await list.load();
    expect(list.past).toHaveLength(20);
    expect(list.remaining).toEqual([
      { practice: { id: mesa.id, name: mesa.name }, count: 13 },
      { practice: { id: pena.id, name: pena.name }, count: 2 },
    ]);
    await list.loadMore(mesa.id);
    await list.loadMore(pena.id);
    expect(list.remaining).toEqual([{ practice: { id: mesa.id, name: mesa.name }, count: 3 }]);
    await list.loadMore(mesa.id);
    expect(list.remaining).toEqual([]);
    expect(asked).toEqual([
      [2, 'mesa'],
      [2, 'pena'],
      [3, 'mesa'],
    ]);
    const starts = list.past.map(({ appointment }) => appointment.start);
    expect(starts).toHaveLength(35);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
  });

  it('APT-034 is filtered by practice, with what remains there', async () => {
    const { parts, list } = scene(23);
    parts.schedule.put(visit('pena-1', benAtPena, -30));
    await list.load();
    expect(list.practices).toEqual([
      { id: mesa.id, name: mesa.name },
      { id: pena.id, name: pena.name },
    ]);
    list.show(pena.id);
    expect(idsOf(list.past)).toEqual(['pena-1']);
    expect(list.remaining).toEqual([]);
    list.show(undefined);
    expect(list.past).toHaveLength(11);
    expect(list.remaining).toHaveLength(1);
  });

  it('keeps what is shown while more is on its way and when it fails, and tries again', async () => {
    const { port } = scene(12);
    let down = true;
    const flaky: Appointments = {
      ...port,
      more: async (page, practice) => (down ? failed({ kind: 'timed-out' }) : port.more(page, practice)),
    };
    const { port: slow, release } = holding(flaky);
    const list = new AppointmentListViewModel(slow);
    void list.load();
    await release();
    void list.loadMore(mesa.id);
    expect(list.more).toEqual({ kind: 'loading', practice: 'mesa' });
    expect(list.past).toHaveLength(10);
    await release();
    expect(list.more).toEqual({ kind: 'failed', practice: 'mesa', failure: { kind: 'timed-out' } });
    expect(list.past).toHaveLength(10);
    down = false;
    void list.loadMore(mesa.id);
    await release();
    expect(list.more).toEqual({ kind: 'idle' });
    expect(list.past).toHaveLength(12);
  });

  it('asks for one page at a time, and for none of an unknown practice', async () => {
    const { port, asked } = scene(30);
    const held = holding(port);
    const list = new AppointmentListViewModel(held.port);
    await list.loadMore(mesa.id);
    expect(held.waiting).toBe(0);
    void list.load();
    await held.release();
    void list.loadMore(mesa.id);
    void list.loadMore(mesa.id);
    void list.loadMore('nowhere' as PracticeId);
    expect(held.waiting).toBe(1);
    await held.release();
    await list.loadMore('nowhere' as PracticeId);
    expect(asked).toEqual([[2, 'mesa']]);
  });

  it('shows a visit once that moved to the next page meanwhile', async () => {
    const { parts, list } = scene(12);
    await list.load();
    parts.schedule.put(visit('just-now', benAtMesa, -1, { status: 'COMPLETED' }));
    await list.loadMore(mesa.id);
    const shown = idsOf(list.past);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(12);
  });
});

describe('a late reply', () => {
  it('is dropped when the screen was left', async () => {
    const { port } = scene(12);
    const { port: slow, release } = holding(port);
    const list = new AppointmentListViewModel(slow);
    void list.load();
    list.dispose();
    await release();
    expect(list.phase).toEqual({ kind: 'loading' });
  });

  it('is dropped when the list was loaded anew', async () => {
    const { parts, port } = scene(12);
    const { port: slow, release } = holding(port);
    const list = new AppointmentListViewModel(slow);
    void list.load();
    void list.load();
    await release(1);
    parts.schedule.put(visit('new', benAtMesa, 5));
    await release();
    expect(list.phase.kind).toBe('ready');

    void list.loadMore(mesa.id);
    void list.load();
    await release();
    expect(list.phase.kind).toBe('loading');
    await release();
    expect(idsOf(bookedIn(list))).toEqual(['new']);
    expect(list.past).toHaveLength(10);
  });
});

describe('further pages on the gateway', () => {
  const service = () => {
    const { schedule, visitPolicies, practices, activityLog, waitListService } = scene(3).parts;
    return new AppointmentsService(schedule, visitPolicies, practices, activityLog, waitListService, callOf(ana, mesa));
  };

  it('APT-037 are of one own practice, or of all', async () => {
    expect(await service().more(2, pena.id)).toEqual(failed({ kind: 'not-found' }));
    expect(await service().more(2)).toMatchObject({
      value: [{ practice: { id: 'mesa' }, page: { entries: [], page: 2, perPage: 10, total: 0 } }],
    });
  });

  it.each([0, -1, 1.5, Number.NaN, 1_000_001, Number.MAX_SAFE_INTEGER])('have no number %p', async (page) => {
    expect(await service().more(page)).toEqual(failed({ kind: 'bad-input' }));
  });

  it('APT-016 judge past at the moment of the question', async () => {
    const { parts } = scene();
    const at = (hours: number) =>
      new AppointmentsService(
        parts.schedule,
        parts.visitPolicies,
        parts.practices,
        parts.activityLog,
        parts.waitListService,
        callOf(ana, mesa, plus(noon, hours * HOUR)),
      ).list();
    expect(await at(2.25)).toMatchObject({ value: { upcoming: [{ appointment: { id: 'ana-secret' } }] } });
    expect(await at(2.5)).toMatchObject({
      value: { upcoming: [], history: [{ page: { entries: [{ appointment: { id: 'ana-secret' } }] } }] },
    });
  });
});
