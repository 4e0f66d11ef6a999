import { describe, expect, it } from '@jest/globals';
import { AppointmentsService } from '@portico/services/appointments';
import { wiredDashboard } from '@portico/services/dashboard/testing';
import {
  awayAt,
  baseFixture,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  mesa,
  pena,
  visit,
} from '@portico/services/kernel/testing';
import { dashboardTabs, type DashboardArea, type DashboardTab } from '@portico/application/dashboard';
import type { Cents, LocalDate, PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { DashboardViewModel } from './dashboard.view-model.ts';

/** The systems that the dashboard asks about a patient, and the area that each of them fills. */
const filled = { schedule: 'appointments', charts: 'health', billing: 'payments', formStore: 'forms' } as const;
type Port = keyof typeof filled;
const ports = Object.keys(filled) as Port[];

const open = async (away: readonly Port[], practice: PracticeId) => {
  const parts = baseFixture();
  parts.schedule.put(
    visit('at-mesa', benAtMesa, 1),
    visit('at-pena', benAtPena, 2),
    visit('past-at-mesa', benAtMesa, -30, { status: 'COMPLETED' }),
    visit('past-at-pena', benAtPena, -30, { status: 'COMPLETED' }),
  );
  parts.billing.put(benAtMesa, { due: 12_345 as Cents, asOf: 0 as never }, [
    { id: 's1', date: '2026-10-01' as LocalDate, total: 12_345 as Cents },
  ]);
  parts.charts.put(benAtMesa, { allergies: { kind: 'none-known' } });
  parts.formStore.put(benAtMesa, [{ id: 'f1', title: { en: 'Consent', es: 'Consentimiento' } }]);
  const port = <Name extends Port>(name: Name) => (away.includes(name) ? awayAt(parts[name], practice) : parts[name]);
  const call = callOf(ben, mesa);
  const screen = new DashboardViewModel(
    wiredDashboard(
      {
        ...parts,
        schedule: port('schedule'),
        charts: port('charts'),
        billing: port('billing'),
        formStore: port('formStore'),
      },
      call,
    ),
  );
  await screen.load();
  if (screen.phase.kind !== 'ready') throw new Error(screen.phase.kind);
  const list = await new AppointmentsService(
    port('schedule'),
    parts.visitPolicies,
    parts.practices,
    parts.activityLog,
    parts.waitListService,
    call,
  ).list();
  if (!list.ok) throw new Error(list.error.kind);
  return { screen, overview: screen.phase.overview, list: list.value };
};

const idsOf = (listed: readonly { readonly appointment: { readonly id: string } }[]): readonly string[] =>
  listed.map(({ appointment }) => appointment.id);

describe('a practice whose system is away', () => {
  it('takes from the dashboard what only it could say, names itself, and nothing else', async () => {
    const whole = (await open([], mesa.id)).overview;
    await fc.assert(
      fc.asyncProperty(fc.subarray(ports), async (away) => {
        const { overview, screen } = await open(away, mesa.id);
        const missing = new Set<DashboardArea>(away.map((port) => filled[port]));
        expect(new Set(overview.awayAreas)).toEqual(missing);
        expect(overview.away.map(({ id }) => id)).toEqual(away.length > 0 ? [mesa.id] : []);
        expect(idsOf(overview.upcoming)).toEqual(missing.has('appointments') ? ['at-pena'] : ['at-mesa', 'at-pena']);
        const shown = {
          visits: missing.has('appointments') ? [] : whole.visits,
          statements: missing.has('payments') ? [] : whole.statements,
          allergies: missing.has('health') ? { kind: 'no-information' } : whole.allergies,
          forms: missing.has('forms') ? [] : whole.forms,
        };
        expect(overview).toMatchObject(shown);
        const tabs: Readonly<Partial<Record<DashboardTab, DashboardArea>>> = {
          payments: 'payments',
          visits: 'appointments',
          allergies: 'health',
          medications: 'health',
          conditions: 'health',
        };
        for (const tab of dashboardTabs) {
          const area = tabs[tab];
          expect({ tab, isAway: screen.isAway(tab) }).toEqual({ tab, isAway: area !== undefined && missing.has(area) });
        }
      }),
    );
  });

  it('takes nothing from the dashboard of another practice but its own next visits', async () => {
    const whole = (await open([], pena.id)).overview;
    const { overview } = await open(ports, pena.id);
    expect(overview).toEqual({
      ...whole,
      upcoming: whole.upcoming.filter(({ practice }) => practice.id !== pena.id),
      away: [expect.objectContaining({ id: pena.id })],
    });
  });

  it('takes its own visits from the list, and names itself with its phone', async () => {
    const { list } = await open(['schedule'], pena.id);
    expect({ upcoming: idsOf(list.upcoming), history: list.history.map(({ practice }) => practice.id) }).toEqual({
      upcoming: ['at-mesa'],
      history: [mesa.id],
    });
    expect(list.away).toEqual([{ id: pena.id, name: expect.any(String), phone: expect.stringMatching(/\d/) }]);
  });
});
