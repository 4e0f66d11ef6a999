import { describe, expect, it } from '@jest/globals';
import { resultVersion, type Lab, type RecordItem } from '@portico/domain/health';
import { MemoryEntryHidings } from '@portico/domain/health/testing';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type ClinicalDate,
  type Instant,
  type LabId,
  type ProfileId,
} from '@portico/domain/kernel';
import { usualChoices } from '@portico/domain/profile';
import fc from 'fast-check';
import { ana, anaAtMesa, baseFixture, ben, benAtMesa, noon } from '../kernel/testing/index.ts';
import { announcerOver, announcingStores } from './testing/index.ts';
import { ShownCharts } from './shown-charts.ts';

const today = '2026-11-21' as ClinicalDate;
const lab = (id: number, more: Partial<Lab> = {}): Lab => ({
  ...{ id: id as LabId, name: `Secret ${id}`, date: today, status: 'final', results: [] },
  ...more,
});

const scene = () => {
  const parts = baseFixture();
  const hidings = new MemoryEntryHidings();
  const stores = announcingStores();
  const shown = new ShownCharts(parts.charts, hidings);
  const problems: unknown[] = [];
  const announcer = (over: Partial<typeof stores> = {}) =>
    announcerOver(parts, shown, { ...stores, ...over }, (thrown) => void problems.push(thrown));
  const report = (labs: readonly Lab[], clinicalTests: readonly RecordItem<'clinicalTests'>[] = []) => {
    const entries = <T>(all: readonly T[]) => ({ kind: 'entries', entries: all }) as const;
    parts.charts.put(benAtMesa, { labs: entries(labs), clinicalTests: entries(clinicalTests) });
    stores.arrivals.arrive(benAtMesa);
  };
  const help = (...permissions: readonly ('health:view' | 'messages:view')[]) =>
    parts.delegations.grant({
      ...{ delegate: ana.id, chart: benAtMesa, profile: 'ben' as ProfileId, profileName: 'Ben' },
      ...{ permissions, grantedAt: plus(noon, -60 * DAY) },
    });
  const mails = () => parts.notifier.sent.map(({ notification, to }) => ({ ...notification, to: to.address }));
  return { parts, hidings, stores, problems, announcer, report, help, mails };
};

describe('what is told of new results', () => {
  it('is one mail for all that arrived, in the language of the person, with the comment named and nothing of the record', async () => {
    const { announcer, report, help, mails, parts } = scene();
    await help('health:view');
    report(
      [lab(1), lab(2, { comments: [{ text: 'Secret word' }] })],
      [{ id: 'x', name: 'Secret scan', date: today, status: 'final', details: [] }],
    );
    await announcer().runOnce(noon);
    const link = 'https://portal.example';
    const mail = { kind: 'new-results', commented: true, practice: 'Mesa Family Medicine' };
    expect(mails()).toEqual([
      { ...mail, helps: false, link: `${link}/my_health`, to: 'ben@example.com' },
      { ...mail, helps: true, link: `${link}/dashboard`, to: 'ana@example.com' },
    ]);
    expect(parts.notifier.sent.map(({ language }) => language)).toEqual(['en', 'es']);
    expect(JSON.stringify(parts.notifier.sent)).not.toContain('Secret');
    expect(parts.activityLog.entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['announced-results', 'ben'],
      ['announced-results', 'ana'],
    ]);
  });

  it('goes by the choices for the record, and to nobody who may not see it', async () => {
    const { announcer, report, help, mails, parts } = scene();
    await help('messages:view');
    await parts.registration.keep(benAtMesa, { updates: { ...usualChoices, results: { email: false, sms: true } } });
    await parts.accounts.change(ben.id, { phone: '+16025550100' as never });
    report([lab(1)]);
    await announcer().runOnce(noon);
    expect(mails().map(({ to }) => to)).toEqual(['+16025550100']);
    await parts.registration.keep(benAtMesa, { updates: { ...usualChoices, results: { email: false, sms: false } } });
    report([lab(1), lab(2)]);
    await announcer().runOnce(plus(noon, HOUR));
    // What arrived while nothing was wanted is not told of later.
    await parts.registration.keep(benAtMesa, { updates: usualChoices });
    report([lab(1), lab(2)]);
    await announcer().runOnce(plus(noon, 2 * HOUR));
    expect(mails()).toHaveLength(1);
  });

  it('is nothing old, of a time before the account, seen, awaited, or of a day to come', async () => {
    const { announcer, report, mails, parts } = scene();
    const seen = lab(1);
    await parts.seenResults.add(ben.id, benAtMesa, [resultVersion({ section: 'labs', id: '1', status: seen.status })]);
    report([
      seen,
      lab(2, { date: '2026-11-01' as ClinicalDate }),
      lab(3, { status: 'pending' }),
      lab(4, { date: '2026-12-20' as ClinicalDate }),
      lab(5, { date: '2019' as ClinicalDate }),
    ]);
    await announcer().runOnce(noon);
    expect(mails()).toEqual([]);
    await parts.accounts.change(ben.id, { confirmedAt: plus(noon, -DAY) });
    report([lab(6, { date: '2026-11-18' as ClinicalDate })]);
    await announcer().runOnce(plus(noon, HOUR));
    expect(mails()).toEqual([]);
  });

  it('comes again for a corrected report, and not for a disabled account', async () => {
    const { announcer, report, mails, parts } = scene();
    report([lab(1)]);
    await announcer().runOnce(noon);
    report([lab(1, { status: 'corrected' })]);
    await announcer().runOnce(plus(noon, MINUTE));
    expect(mails()).toHaveLength(2);
    await parts.accounts.disable(ben.id, noon);
    report([lab(1), lab(2)]);
    await announcer().runOnce(plus(noon, 2 * MINUTE));
    expect(mails()).toHaveLength(2);
  });

  it('is never of another patient', async () => {
    const { announcer, stores, mails, parts } = scene();
    parts.charts.put(anaAtMesa, { labs: { kind: 'entries', entries: [lab(1)] } });
    stores.arrivals.arrive(benAtMesa);
    await announcer().runOnce(noon);
    expect(mails()).toEqual([]);
  });
});

type Step =
  | { readonly kind: 'arrives' | 'corrects' | 'hides' | 'opens'; readonly id: number }
  | { readonly kind: 'awaits'; readonly id: number }
  | { readonly kind: 'rounds'; readonly workers: number; readonly diesAfter: number };

const ids = fc.integer({ min: 1, max: 5 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('arrives', 'corrects', 'awaits', 'hides', 'opens'), id: ids }),
    fc.record({
      kind: fc.constant('rounds' as const),
      workers: fc.integer({ min: 1, max: 3 }),
      diesAfter: fc.integer({ min: 0, max: 12 }),
    }),
  ),
  { maxLength: 25 },
) as fc.Arbitrary<readonly Step[]>;

/** Ends everything it stands between after so many calls, as a gateway ends that is killed. */
const dyingAfter = (calls: number) => {
  let left = calls;
  return <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, name) => {
        const found: unknown = Reflect.get(of, name, of);
        if (typeof found !== 'function') return found;
        return async (...given: readonly unknown[]) => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return (found as (...all: readonly unknown[]) => unknown).apply(of, [...given]);
        };
      },
    });
};

describe('an announcement', () => {
  it('comes at most once for each version and person, never before it may be seen, and in the end for all that may', () =>
    fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { parts, hidings, stores, report, help } = scene();
        await help('health:view');
        const kept = new Map<number, Lab>();
        const shown = new ShownCharts(parts.charts, hidings);
        const told: { readonly to: string; readonly version: string }[] = [];
        const mayBeTold = async (account: typeof ben): Promise<ReadonlySet<string>> => {
          const seen = await parts.seenResults.of(account.id, benAtMesa);
          const hidden = account === ana ? (await hidings.of(benAtMesa)).map(({ of }) => of.entry) : [];
          const ready = [...kept.values()].filter(
            ({ id, status }) => status !== 'pending' && !hidden.includes(String(id)),
          );
          const versions = ready.map(({ id, status }) => resultVersion({ section: 'labs', id: String(id), status }));
          return new Set(versions.filter((version) => !seen.has(version)));
        };
        let now: Instant = noon;
        const versionsOf = new Map<string, readonly string[]>();
        const round = async (die: <T extends object>(target: T) => T) => {
          const announced = die({
            ...stores.announced,
            begin: async (...given: Parameters<typeof stores.announced.begin>) => {
              const begun = await stores.announced.begin(...given);
              for (const { id, versions } of begun) versionsOf.set(`new-results ${id}`, versions);
              return begun;
            },
            told: (...given: Parameters<typeof stores.announced.told>) => stores.announced.told(...given),
          });
          const notifier = {
            send: async (...[notification, to, language, once = '']: Parameters<typeof parts.notifier.send>) => {
              const before = parts.notifier.sent.length;
              await parts.notifier.send(notification, to, language, once);
              if (parts.notifier.sent.length === before) return;
              const may = await mayBeTold(to.address === ana.email ? ana : ben);
              const versions = (versionsOf.get(once) ?? []).filter((version) => may.has(version));
              expect(versions).not.toEqual([]);
              told.push(...versions.map((version) => ({ to: to.address, version })));
            },
          };
          await announcerOver(
            { ...parts, notifier: die(notifier) as never },
            die({ reportsSince: shown.reportsSince.bind(shown) }),
            { arrivals: die(stores.arrivals), announced: announced as never },
            () => undefined,
          )
            .runOnce(now)
            .catch(() => undefined);
        };
        for (const step of all) {
          now = plus(now, MINUTE);
          if (step.kind === 'rounds') {
            const die = dyingAfter(step.diesAfter);
            await Promise.all(Array.from({ length: step.workers }, () => round(die)));
            now = plus(now, 6 * MINUTE);
          } else if (step.kind === 'hides') {
            const of = { section: 'labs', entry: String(step.id) } as const;
            await hidings.keep(benAtMesa, { of, everyone: true, helpers: [] }, ben.id, now);
          } else if (step.kind === 'opens') {
            const found = kept.get(step.id);
            if (found === undefined) continue;
            const version = resultVersion({ section: 'labs', id: String(step.id), status: found.status });
            await parts.seenResults.add(ben.id, benAtMesa, [version]);
          } else {
            const status = { arrives: 'final', corrects: 'corrected', awaits: 'pending' } as const;
            kept.set(step.id, lab(step.id, { status: status[step.kind] }));
            report([...kept.values()]);
          }
        }
        now = plus(now, HOUR);
        await round((target) => target);
        const names = told.map((each) => JSON.stringify(each));
        expect(names).toEqual([...new Set(names)]);
        for (const account of [ana, ben]) {
          const wanted = [...(await mayBeTold(account))];
          const got = told.filter(({ to }) => to === account.email).map(({ version }) => version);
          expect(got).toEqual(expect.arrayContaining(wanted));
        }
      }),
    ));
});
