import { describe, expect, it } from '@jest/globals';
import type { Account, Email, Permission } from '@portico/domain/access';
import { MemoryAccounts } from '@portico/domain/access/testing';
import { actingFor, representedBy } from '@portico/domain/delegates';
import type { Chart, EntryRef } from '@portico/domain/health';
import { MemoryEntryHidings, MemoryHealthLinks } from '@portico/domain/health/testing';
import { instant, plus, type AccountId, type Instant, type ProfileId } from '@portico/domain/kernel';
import fc from 'fast-check';
import {
  HealthLinkReceiving,
  HealthLinkSettingsService,
  HidingByPatient,
  LinkMakers,
  ShownCharts,
} from '../health/index.ts';
import { actingAs, ana, baseFixture, ben, benAtMesa, mesa, noon } from '../kernel/testing/index.ts';
import { ActingOnChart } from './index.ts';

const cleo = 'cleo' as AccountId;
const other: Account = { ...ana, id: cleo, email: 'cleo@example.com' as Email, username: 'cleo.user', charts: [] };
const helpers = [ana.id, cleo];
const names = ['asthma', 'anemia', 'rash'] as const;
type Name = (typeof names)[number];

const rights: readonly (readonly Permission[])[] = [
  ['health:view', 'profile:view'],
  ['health:view'],
  ['appointments:view'],
  ['health:act', 'profile:act'],
];

const helper = fc.constantFrom(...helpers);
const name = fc.constantFrom(...names);

const step = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), by: fc.constantFrom(ben.id, ...helpers) }),
  fc.record({ kind: fc.constant('hide' as const), name, from: fc.subarray(helpers), everyone: fc.boolean() }),
  fc.record({ kind: fc.constant('show' as const), name }),
  fc.record({ kind: fc.constant('restrict' as const), helper, to: fc.constantFrom(...rights), until: fc.nat(40) }),
  fc.record({ kind: fc.constant('remove' as const), helper }),
  fc.record({ kind: fc.constant('let in' as const), helper, to: fc.constantFrom(...rights) }),
  fc.record({ kind: fc.constant('import' as const), name, restricted: fc.boolean() }),
  fc.record({ kind: fc.constant('import undone' as const), name }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const refOf = (entry: Name): EntryRef => ({ section: 'conditions', entry });

/** The portal as far as links reach, with what was said of each name kept apart from it, for the judge. */
const portal = () => {
  const parts = baseFixture();
  const labels = new Map<Name, boolean>(names.map((each) => [each, false]));
  const said = new Map<Name, { readonly everyone: boolean; readonly helpers: readonly AccountId[] }>();
  const hidings = new MemoryEntryHidings();
  const shown = new ShownCharts(parts.charts, hidings);
  const links = new MemoryHealthLinks();
  const actingOnChart = new ActingOnChart(new MemoryAccounts([ana, ben, other]), parts.delegations, () => []);
  const makers = new LinkMakers(shown, async (account, chart, now) => {
    const person = await actingOnChart.on(account, chart, now);
    return person && { acting: person.acting, profile: actingOnChart.mayView(person)('profile') };
  });
  const receiving = new HealthLinkReceiving(
    links,
    parts.codes,
    parts.passwords,
    parts.tries,
    makers,
    parts.activityLog,
  );
  const putChart = (): void => {
    const entries = [...labels].map(([id, isRestricted]) => ({
      ...{ id, name: id, status: 'active' as const },
      ...(isRestricted ? { heldBack: 'restricted' as const } : {}),
    }));
    parts.charts.put(benAtMesa, { conditions: { kind: 'entries', entries } } as Partial<Chart>);
  };
  putChart();
  return { parts, labels, said, hidings, shown, links, makers, receiving, putChart };
};
type Portal = ReturnType<typeof portal>;

/** Whoever acts for the patient at that moment, or the patient; undefined for one who may not. */
const actingNow = async ({ parts }: Portal, account: AccountId, now: Instant) => {
  if (account === ben.id) return actingAs(ben, mesa);
  const [person] = representedBy(account, await parts.delegations.ofDelegate(account), now);
  return person && actingFor(account, person);
};

/** What an account may see at that moment, by what was done and not by what the services say. */
const maySee = async (at: Portal, account: AccountId, now: Instant): Promise<ReadonlySet<string>> => {
  if (account === ben.id) return new Set([...names, 'address']);
  const live = (await at.parts.delegations.ofDelegate(account)).filter(
    (one) => one.revokedAt === undefined && (one.until === undefined || now < one.until),
  );
  const held = live.flatMap(({ permissions }) => permissions);
  const may = (area: string): boolean => held.some((each) => each.startsWith(`${area}:`));
  if (!may('health')) return new Set();
  const open = names.filter((each) => {
    const choice = at.said.get(each);
    return choice === undefined ? at.labels.get(each) !== true : !choice.everyone && !choice.helpers.includes(account);
  });
  return new Set([...open, ...(may('profile') ? ['address'] : [])]);
};

const sealedAs = (words: readonly string[]): string =>
  `${'h'.repeat(10)}..${'i'.repeat(16)}.w-${words.join('-')}.${'t'.repeat(22)}`;

interface Made {
  readonly code: string;
  readonly by: AccountId;
}

const make = async (at: Portal, by: AccountId, now: Instant): Promise<readonly Made[]> => {
  const acting = await actingNow(at, by, now);
  if (acting === undefined) return [];
  const { parts, links, makers } = at;
  const call = { acting, language: 'en', now } as const;
  const settings = new HealthLinkSettingsService(links, parts.codes, parts.passwords, makers, parts.activityLog, call);
  const there = [...(await maySee(at, by, now))].filter((word) => word === 'address' || at.labels.has(word as Name));
  const sealed = sealedAs(there);
  const made = await settings.make({ patient: benAtMesa, lifetime: 'day', sealed });
  return made.ok ? [{ code: made.value.path.split('/').at(-1) ?? '', by }] : [];
};

const grantOf = (delegate: AccountId, permissions: readonly Permission[]) => ({
  ...{ delegate, chart: benAtMesa, profile: 'ben' as ProfileId, profileName: 'Ben', permissions },
  grantedAt: instant(0),
});

const hide = async (at: Portal, entry: Name, everyone: boolean, from: readonly AccountId[], now: Instant) => {
  const { parts, hidings, links, shown, said } = at;
  const service = new HidingByPatient(
    hidings,
    async () => helpers.map((account) => ({ account, name: account })),
    links,
    parts.activityLog,
  );
  const acting = actingAs(ben, mesa);
  const call = { acting, language: 'en', now } as const;
  const wanted = { patient: benAtMesa, of: refOf(entry), everyone, helpers: from };
  const kept = await service.hide(call, await shown.chart(acting, benAtMesa), wanted);
  if (kept.ok) said.set(entry, { everyone, helpers: from });
};

const put = (at: Portal, entry: Name, isRestricted: boolean | undefined): void => {
  if (isRestricted === undefined) at.labels.delete(entry);
  else at.labels.set(entry, isRestricted);
  at.putChart();
};

const take = async (at: Portal, one: Step, now: Instant): Promise<readonly Made[]> => {
  const { delegations } = at.parts;
  if (one.kind === 'make') return make(at, one.by, now);
  if (one.kind === 'hide') await hide(at, one.name, one.everyone, one.from, now);
  if (one.kind === 'show') await hide(at, one.name, false, [], now);
  if (one.kind === 'restrict')
    await delegations.change(one.helper, benAtMesa, { permissions: one.to, until: plus(now, one.until) });
  if (one.kind === 'remove') await delegations.revoke(one.helper, benAtMesa, now);
  if (one.kind === 'let in') await delegations.grant(grantOf(one.helper, one.to));
  if (one.kind === 'import') put(at, one.name, one.restricted);
  if (one.kind === 'import undone') put(at, one.name, undefined);
  return [];
};

describe('a link to a summary', () => {
  it('shows at most what its maker may see now, whatever was hidden, labeled or taken back since, in any order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const at = portal();
        for (const each of helpers) await at.parts.delegations.grant(grantOf(each, ['health:view', 'profile:view']));
        const made: Made[] = [];
        for (const [index, one] of steps.entries()) {
          const now = plus(noon, index * 5);
          made.push(...(await take(at, one, now)));
          for (const { code, by } of made) {
            const opened = await at.receiving.open({ code, now, origin: {}, recipient: 'Dr. Day' });
            const shown = opened.ok && opened.value.kind === 'embedded' ? opened.value.sealed.split('.')[3] : '';
            const may = await maySee(at, by, now);
            const tooMuch = (shown ?? '').split('-').filter((word) => word.length > 1 && !may.has(word));
            expect({ by, tooMuch }).toEqual({ by, tooMuch: [] });
          }
        }
      }),
      { numRuns: 300 },
    ));

  it('that is told as ended is ended, also once its maker may see everything again', () =>
    fc.assert(
      fc.asyncProperty(helper, name, fc.boolean(), async (by, entry, byLabel) => {
        const at = portal();
        const all = grantOf(by, ['health:view', 'profile:view']);
        await at.parts.delegations.grant(all);
        const [link] = await make(at, by, noon);
        if (byLabel) put(at, entry, true);
        else await at.parts.delegations.change(by, benAtMesa, { permissions: ['health:view'] });
        const call = { acting: actingAs(ben, mesa), language: 'en', now: plus(noon, 1) } as const;
        const { links, makers, parts } = at;
        const settings = new HealthLinkSettingsService(
          links,
          parts.codes,
          parts.passwords,
          makers,
          parts.activityLog,
          call,
        );
        expect(await settings.links(benAtMesa.patient)).toMatchObject({ ok: true, value: [{ state: 'revoked' }] });
        put(at, entry, false);
        await at.parts.delegations.change(by, benAtMesa, { permissions: all.permissions });
        const asked = { code: link?.code ?? '', now: plus(noon, 2), origin: {}, recipient: 'Dr. Day' };
        expect(await at.receiving.open(asked)).toMatchObject({ ok: false });
      }),
    ));

  it('opens still where nothing that it shows was hidden from its maker', () =>
    fc.assert(
      fc.asyncProperty(helper, name, fc.boolean(), async (by, other, isRestricted) => {
        const at = portal();
        await at.parts.delegations.grant(grantOf(by, ['health:view', 'profile:view']));
        put(at, other, undefined);
        const [link] = await make(at, by, noon);
        put(at, other, isRestricted);
        const asked = { code: link?.code ?? '', now: plus(noon, 1), origin: {}, recipient: 'Dr. Day' };
        expect(await at.receiving.open(asked)).toMatchObject({ ok: true });
      }),
    ));
});
