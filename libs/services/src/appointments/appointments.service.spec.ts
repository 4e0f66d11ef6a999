import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses } from '@portico/domain/appointments';
import { failed, type AppointmentId } from '@portico/domain/kernel';
import { baseFixture, ben, benAtMesa, callOf, mesa, noon, visit } from '../kernel/testing/index.ts';
import { AppointmentsService, listedIn } from './appointments.service.ts';

describe('the pages of past visits', () => {
  const service = () => {
    const { schedule, visitPolicies, practices, activityLog, waitListService } = baseFixture();
    return new AppointmentsService(schedule, visitPolicies, practices, activityLog, waitListService, callOf(ben, mesa));
  };

  it.each([1, 1_000_000])('APT-038 include page %d', async (page) => {
    expect(await service().more(page)).toMatchObject({ ok: true });
  });

  it.each([0, 1_000_001, 1.5])('APT-038 have no page %d', async (page) => {
    expect(await service().more(page)).toEqual(failed({ kind: 'bad-input' }));
  });
});

describe('a visit that somebody asked to move', () => {
  it.each([
    ['stands', 'REQUESTED', true],
    ['is taken back', 'CANCELLED', undefined],
  ] as const)('is marked in the list while the request %s, and no other is', async (_, status, marked) => {
    const { schedule, visitPolicies, practices, activityLog, waitListService } = baseFixture();
    const replaces = 'one' as AppointmentId;
    schedule.put(visit('one', benAtMesa, 24), visit('two', benAtMesa, 48));
    schedule.put(visit('asked', benAtMesa, 72, { status, replaces }));
    const call = callOf(ben, mesa);
    const list = await new AppointmentsService(
      schedule,
      visitPolicies,
      practices,
      activityLog,
      waitListService,
      call,
    ).list();
    expect(
      list.ok && list.value.upcoming.map(({ appointment, moveRequested }) => [appointment.id, moveRequested]),
    ).toEqual([
      ['one', marked],
      ['two', undefined],
    ]);
  });
});

describe('a visit of today whose time has passed', () => {
  it.each(appointmentStatuses)(
    'APT-031 APT-032 stands with what is to come only while it is open: %s',
    async (status) => {
      const { schedule, visitPolicies, practices, activityLog, waitListService } = baseFixture();
      schedule.put(visit('today', benAtMesa, -2, { status }), visit('yesterday', benAtMesa, -26, { status }));
      schedule.put(visit('canceled', benAtMesa, 48, { status: 'CANCELLED' }), visit('next', benAtMesa, 24));
      const parts = [schedule, visitPolicies, practices, activityLog, waitListService] as const;
      const list = await new AppointmentsService(...parts, callOf(ben, mesa)).list();
      if (!list.ok) throw new Error('No list.');
      const { upcoming, history } = list.value;
      const isOpen = status === 'CHECKED-IN';
      expect(upcoming.map(({ appointment }) => appointment.id)).toEqual(isOpen ? ['today', 'next'] : ['next']);
      const past = history.flatMap(({ page }) => page.entries.map(({ appointment }) => appointment.id));
      expect(past).toEqual(isOpen ? ['canceled', 'yesterday'] : ['canceled', 'today', 'yesterday']);
    },
  );
});

describe('a visit of today that is still open', () => {
  it.each([1, 9, 10, 25])(
    'APT-031 stands with what is to come behind %d canceled ones, and in no page',
    async (count) => {
      const { schedule, visitPolicies, practices, activityLog, waitListService } = baseFixture();
      const canceled = Array.from({ length: count }, (_, at) =>
        visit(`canceled-${at}`, benAtMesa, 48 + at, { status: 'CANCELLED' }),
      );
      schedule.put(...canceled, visit('today', benAtMesa, -2, { status: 'CHECKED-IN' }));
      schedule.put(visit('yesterday', benAtMesa, -26, { status: 'COMPLETED' }));
      const parts = [schedule, visitPolicies, practices, activityLog, waitListService] as const;
      const service = new AppointmentsService(...parts, callOf(ben, mesa));
      const list = await service.list();
      expect(list.ok && list.value.upcoming.map(({ appointment }) => appointment.id)).toEqual(['today']);
      const ids: string[] = list.ok
        ? list.value.history.flatMap(({ page }) => page.entries.map(({ appointment }) => appointment.id))
        : [];
      for (const page of [2, 3]) {
        const more = await service.more(page);
        if (more.ok)
          ids.push(...more.value.flatMap((one) => one.page.entries.map(({ appointment }) => appointment.id)));
      }
      expect([...ids].sort()).toEqual([...canceled.map(({ id }) => id), 'yesterday'].sort());
    },
  );
});

describe('a video visit', () => {
  const listed = (behavior: Partial<typeof mesa.behavior>, video: boolean) =>
    listedIn(
      new Map([[mesa.id, { ...mesa, behavior: { ...mesa.behavior, ...behavior } }]]),
      visit('soon', benAtMesa, 0.25, { video }),
      { acting: callOf(ben, mesa).acting, now: noon },
    );

  it('is joined elsewhere where the practice itself sends the way into it', () => {
    expect(listed({ videoElsewhere: true }, true)).toMatchObject({ joinedElsewhere: true });
    expect(listed({ videoElsewhere: true }, false)).not.toHaveProperty('joinedElsewhere');
    expect(listed({}, true)).not.toHaveProperty('joinedElsewhere');
  });
});

describe('check-out of a visit', () => {
  const listed = (checkOut: typeof mesa.behavior.checkOut) =>
    listedIn(
      new Map([[mesa.id, { ...mesa, behavior: { ...mesa.behavior, checkOut } }]]),
      visit('now', benAtMesa, -0.25, { status: 'CHECKED-IN' }),
      { acting: callOf(ben, mesa).acting, now: noon },
    );

  it('is offered where the practice asks for one step', () => {
    expect(listed(['survey'])).toMatchObject({ canCheckOut: true });
  });

  it('is not offered where the practice asks for none', () => {
    expect(listed([])).toMatchObject({ canCheckOut: false });
  });
});
