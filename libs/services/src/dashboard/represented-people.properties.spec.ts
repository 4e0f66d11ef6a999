import { describe, expect, it } from '@jest/globals';
import { visitButtons } from '@portico/application/appointments';
import { mostPeopleAtOnce, type OverviewAtPractice } from '@portico/application/delegates';
import type { Permission } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import { actingFor, representedBy, type Delegation } from '@portico/domain/delegates';
import { permissionSets } from '@portico/domain/delegates/testing';
import {
  dayIn,
  HOUR,
  plus,
  type Cents,
  type PatientRef,
  type PracticeId,
  type ProfileId,
  type TimeZone,
} from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';
import fc from 'fast-check';

import {
  ana,
  awayAt,
  baseFixture,
  benAtMesa,
  benAtPena,
  callOf,
  mesa,
  noon,
  pena,
  visit,
} from '../kernel/testing/index.ts';
import { representedPeopleOver, wiredDashboard } from './testing/index.ts';

const ben = 'ben-of-ana' as ProfileId;
const charts = [benAtMesa, benAtPena] as const;
const call = callOf(ana, mesa);

const granted = (
  chart: PatientRef,
  permissions: readonly Permission[],
  more: Partial<Delegation> = {},
): Delegation => ({
  ...{ delegate: ana.id, chart, profile: ben, profileName: 'Ben', permissions, grantedAt: plus(noon, -HOUR) },
  ...more,
});

/** What there is at one practice. */
interface Standing {
  readonly visits: readonly Pick<Appointment, 'status' | 'video'>[];
  readonly hours: readonly number[];
  readonly unread: number;
  readonly results: number;
  readonly forms: number;
  readonly due: number;
}

const standings: fc.Arbitrary<Standing> = fc.record({
  visits: fc.array(
    fc.record({
      status: fc.constantFrom<Appointment['status']>('SCHEDULED', 'REQUESTED', 'CHECKED-IN'),
      video: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  hours: fc.array(fc.integer({ min: -2, max: 48 }), { minLength: 3, maxLength: 3 }),
  unread: fc.nat(3),
  results: fc.nat(3),
  forms: fc.nat(3),
  due: fc.integer({ min: -100, max: 100 }),
});

const put = (parts: ReturnType<typeof baseFixture>, chart: PatientRef, standing: Standing): void => {
  const { visits, hours, unread, results, forms, due } = standing;
  const at = chart.practice;
  parts.schedule.put(...visits.map((more, index) => visit(`${at}-${index}`, chart, hours[index] ?? 1, more)));
  parts.mailbox.put(chart, unread);
  const report = (index: number) => ({
    id: `${at}-lab-${index}`,
    name: 'A1c',
    date: dayIn('America/Phoenix' as TimeZone, noon),
    lines: [],
  });
  const labs = Array.from({ length: results }, (_, index) => report(index));
  parts.charts.put(chart, { labs: { kind: 'entries', entries: labs as never } });
  const form = (index: number) => ({ id: `${at}-form-${index}`, title: { en: 'Consent', es: 'Consentimiento' } });
  parts.formStore.put(
    chart,
    Array.from({ length: forms }, (_, index) => form(index)),
  );
  parts.billing.put(chart, { due: due as Cents, asOf: noon }, []);
};

const furnished = (both: readonly [Standing, Standing]) => {
  const parts = baseFixture();
  for (const [index, chart] of charts.entries()) put(parts, chart, both[index] ?? both[0]);
  return parts;
};

/** What the dashboard that the delegate opens for the person says of these matters. */
const toldByDashboard = async (
  parts: ReturnType<typeof baseFixture>,
  delegations: readonly Delegation[],
  chart: PatientRef,
): Promise<OverviewAtPractice> => {
  const { practice } = chart;
  const [person] = representedBy(ana.id, delegations, noon);
  if (person === undefined) throw new Error('No one is represented.');
  const answer = await wiredDashboard(parts, { ...call, acting: actingFor(ana.id, person, practice) }).overview();
  if (!answer.ok) throw new Error(answer.error.kind);
  const { opened, upcoming, unreadMessages, newResults, forms, balance } = answer.value;
  const held = person.grants.find((grant) => grant.chart === chart)?.permissions ?? [];
  const here = upcoming.filter((listed) => listed.practice.id === practice);
  const next = here.find(({ appointment }) => appointment.status !== 'REQUESTED')?.appointment;
  const open = here.find((one) => !one.appointment.video && visitButtons(one, noon).checkIn)?.appointment;
  const visits = {
    requests: here.filter(({ appointment }) => appointment.status === 'REQUESTED').length,
    ...(next && { next: { start: next.start, timeZone: next.location.timeZone, provider: next.provider.name } }),
    ...(open && { checkIn: open.id }),
  };
  return {
    practice,
    isAway: false,
    ...(opened.includes('appointments') && { visits }),
    ...(held.some((one) => one.startsWith('messages:')) && { unreadMessages }),
    ...(opened.includes('health') && { newResults: newResults.length }),
    ...(opened.includes('forms') && { forms: forms.map(({ id }) => id) }),
    ...(opened.includes('payments') && { due: balance.due }),
  };
};

const overviewOf = async (
  parts: Parameters<typeof representedPeopleOver>[0],
  ...more: readonly [Parameters<typeof representedPeopleOver>[2]?]
): Promise<readonly OverviewAtPractice[]> => {
  const answer = await representedPeopleOver(parts, call, ...more).overview([ben]);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.flatMap(({ practices }) => practices);
};

/** Whatever can be answered without waiting is answered. */
const anInstant = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
};

const both = fc.tuple(standings, standings);

describe('a delegate who acts for several people', () => {
  it('ACC-006 sees of each what the person’s own dashboard tells under the same permissions, and nothing of the rest', async () => {
    await fc.assert(
      fc.asyncProperty(both, permissionSets, permissionSets, async (standing, atMesa, atPena) => {
        const parts = furnished(standing);
        const delegations = [granted(benAtMesa, atMesa), granted(benAtPena, atPena)];
        for (const one of delegations) await parts.delegations.grant(one);
        const live = delegations.filter(({ permissions }) => permissions.length > 0);
        expect(await overviewOf(parts)).toEqual(
          await Promise.all(live.map(({ chart }) => toldByDashboard(parts, delegations, chart))),
        );
      }),
    );
  });

  it('ACC-340 ACC-348 sees nothing of a person whose permission ended, and asks nobody about them', async () => {
    const ended = fc.constantFrom<Partial<Delegation>>(
      { revokedAt: noon },
      { until: noon },
      { permissions: [] },
      { delegate: 'someone-else' as never },
    );
    await fc.assert(
      fc.asyncProperty(both, permissionSets, ended, async (standing, permissions, end) => {
        const parts = furnished(standing);
        await parts.delegations.grant(granted(benAtMesa, permissions, end));
        const unasked = new Proxy({}, { get: () => () => Promise.reject(new Error('It was asked.')) }) as never;
        const closed = { ...parts, schedule: unasked, mailbox: unasked, formStore: unasked, billing: unasked };
        expect(await overviewOf(closed)).toEqual([]);
        expect(parts.activityLog.entries).toEqual([]);
      }),
    );
  });

  it('leaves a line in the log of each person at each practice where anything was shown, in the name of the delegate', async () => {
    await fc.assert(
      fc.asyncProperty(permissionSets, permissionSets, async (atMesa, atPena) => {
        const parts = baseFixture();
        await parts.delegations.grant(granted(benAtMesa, atMesa));
        await parts.delegations.grant(granted(benAtPena, atPena));
        const shown = (await overviewOf(parts)).filter((one) => Object.keys(one).length > 2);
        const lines = parts.activityLog.entries.map(({ actor, actorKind, subject, practice, action }) => ({
          ...{ actor, actorKind, subject, practice, action },
        }));
        const patientAt = (at: PracticeId) => charts.find(({ practice }) => practice === at)?.patient;
        expect(lines).toEqual(
          shown.map(({ practice }) => ({
            ...{ actor: ana.id, actorKind: 'delegate', subject: patientAt(practice), practice, action: 'viewed-to-do' },
          })),
        );
      }),
    );
  });

  it('sees all of the others where the system of one practice is away, and that something is missing there', async () => {
    const ports = ['schedule', 'formStore', 'billing', 'mailbox'] as const;
    const partOf = { schedule: 'visits', formStore: 'forms', billing: 'due', mailbox: 'unreadMessages' } as const;
    await fc.assert(
      fc.asyncProperty(both, fc.subarray([...ports]), async (standing, away) => {
        const parts = furnished(standing);
        const permissions: readonly Permission[] = [
          'appointments:view',
          'messages:view',
          'forms:view',
          'payments:view',
        ];
        for (const chart of charts) await parts.delegations.grant(granted(chart, permissions));
        const [atMesa, atPena] = await overviewOf(parts);
        const lost = Object.fromEntries(away.map((name) => [name, awayAt<object>(parts[name], mesa.id)]));
        const missing = new Set<string>(away.map((name) => partOf[name]));
        const left = Object.fromEntries(Object.entries(atMesa ?? {}).filter(([name]) => !missing.has(name)));
        expect(await overviewOf({ ...parts, ...lost })).toEqual([{ ...left, isAway: away.length > 0 }, atPena]);
      }),
    );
  });

  it('waits for a slow practice no longer than for the others', async () => {
    const parts = baseFixture();
    for (const chart of charts) await parts.delegations.grant(granted(chart, ['messages:view', 'forms:view']));
    parts.mailbox.put(benAtPena, 2);
    const patience = Promise.withResolvers<undefined>();
    const late = Promise.withResolvers<number>();
    const unread = (chart: PatientRef) => (chart.practice === mesa.id ? late.promise : parts.mailbox.unread(chart));
    const overview = overviewOf({ ...parts, mailbox: { unread } as never }, (practice, asked) =>
      Promise.race([asked, patience.promise.then(() => Promise.reject(new PracticeAway(practice)))]),
    );
    await anInstant();
    patience.resolve(undefined);
    await anInstant();
    late.resolve(9);
    expect(await overview).toEqual([
      { practice: mesa.id, isAway: true, forms: [] },
      { practice: pena.id, isAway: false, unreadMessages: 2, forms: [] },
    ]);
  });

  it('is told of a few people at a time, and only as themselves', async () => {
    const parts = baseFixture();
    await parts.delegations.grant(granted(benAtMesa, ['forms:view']));
    const many = Array.from({ length: mostPeopleAtOnce }, () => ben);
    expect(await representedPeopleOver(parts, call).overview(many)).toMatchObject({
      ok: true,
      value: [{ profile: ben }],
    });
    expect(await representedPeopleOver(parts, call).overview([...many, ben])).toEqual({
      ...{ ok: false, error: { kind: 'bad-input' } },
    });
    const actor = { kind: 'guest', capability: 'link' as never, purpose: 'guest-pay' } as const;
    const guest = { ...call, acting: { ...call.acting, actor } };
    expect(await representedPeopleOver(parts, guest).overview([ben])).toEqual({
      ...{ ok: false, error: { kind: 'not-found' } },
    });
  });
});
