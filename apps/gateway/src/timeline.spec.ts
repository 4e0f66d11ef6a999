import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresDelegations } from '@portico/adapters-storage';
import type { Condition, Lab } from '@portico/domain/health';
import {
  DAY,
  plus,
  type AccountId,
  type ClinicalDate,
  type LabId,
  type PatientRef,
  type ProfileId,
} from '@portico/domain/kernel';
import { ana, south } from './testing/clinic-fixture.ts';
import { askAny } from './testing/guesses/guess-preconditions.ts';
import { holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

interface Page {
  readonly entries: readonly { readonly section: string; readonly entryId: string; readonly status: string | null }[];
  readonly total: number;
  readonly sections: readonly { readonly section: string; readonly count: number }[];
  readonly next: string | null;
}

const anaInSouth = ana[1] as PatientRef;
let gateway: RunningGateway;

const as = async (account: string): Promise<Record<string, string>> =>
  holding({ accessToken: await signedIn(gateway.database, { account: account as AccountId }) }, south.id);
const page = async (headers: Record<string, string>, more: object = {}) => {
  const reply = await askAny(gateway, 'getHealthTimeline', { sections: [], limit: 3, ...more }, headers);
  return { ...reply, page: reply.data?.['getHealthTimeline'] as Page | undefined };
};

const condition = (at: number, more: Partial<Condition> = {}): Condition => ({
  ...{ id: `c${at}`, name: `Condition ${at}`, status: 'active', onset: '2019-05-04' as ClinicalDate },
  ...more,
});
const lab: Lab = {
  ...{ id: 901 as LabId, name: 'Ferritin', date: '2021-02' as ClinicalDate, status: 'final' },
  results: [
    { code: '2276-4', name: 'Ferritin', value: { kind: 'quantity', value: '7.10', unit: 'ng/mL', comparator: '<' } },
  ],
};

describe('the timeline of a record, over HTTP', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any' });
    const entries = Array.from({ length: 7 }, (_, at) => condition(at));
    const hiv = condition(7, { heldBack: 'hiv', code: { code: '86406008', system: 'http://snomed.info/sct' } });
    await new EmbeddedSetup(gateway.database).charts([
      {
        patient: anaInSouth,
        chart: {
          conditions: { kind: 'entries', entries: [...entries, hiv] },
          labs: { kind: 'entries', entries: [lab] },
        },
      },
    ]);
    await new PostgresDelegations(gateway.database).grant({
      delegate: 'ben' as AccountId,
      chart: anaInSouth,
      profile: 'ana-of-ben' as ProfileId,
      profileName: 'Ana',
      permissions: ['health:view'],
      grantedAt: plus(noon, -DAY),
    });
  }, 120_000);
  afterAll(() => gateway.close());
  beforeEach(() => gateway.database.rows({ text: 'delete from sessions' }));

  it('comes in pages that are together the record, each entry once, though most are of one day', async () => {
    const asAna = await as('ana');
    const whole = (await page(asAna, { limit: 200 })).page;
    const got: Page['entries'][number][] = [];
    for (let next: string | null | undefined; next !== null;) {
      const part: Page | undefined = (await page(asAna, { after: next })).page;
      got.push(...(part?.entries ?? []));
      next = part?.next ?? null;
    }
    expect(got).toEqual(whole?.entries);
    expect(got.length).toBe(whole?.total);
    expect(got.filter(({ section }) => section === 'conditions').length).toBe(8);
    expect(got.find(({ entryId }) => entryId === '901')).toMatchObject({
      ...{ section: 'labs', entryId: '901', date: '2021-02', status: 'FINAL', results: 1 },
      values: [{ name: 'Ferritin', value: '7.10', comparator: '<', unit: 'ng/mL' }],
    });
  });

  it('is narrowed to kinds and years, and refuses what it does not know', async () => {
    const asAna = await as('ana');
    const labs = (await page(asAna, { sections: ['labs'], fromYear: 2021, toYear: 2021 })).page;
    expect(labs?.entries.map(({ entryId }) => entryId)).toEqual(['901']);
    for (const wrong of [{ sections: ['nothing'] }, { months: 7 }, { after: 'x' }, { limit: 1000 }, { fromYear: 0 }]) {
      expect(await page(asAna, wrong)).toMatchObject({ code: 'BAD_INPUT', page: undefined });
    }
  });

  it('is for a delegate without what is held back, counts included; each page that is read leaves a line', async () => {
    const asBen = { ...(await as('ben')), [headerNames.representedUser]: 'ana-of-ben' };
    const before = await gateway.database.rows({ text: `select 1 from activity where action = 'viewed-health'` });
    const seen = (await page(asBen, { limit: 200, sections: ['conditions'] })).page;
    expect(seen?.entries.map(({ entryId }) => entryId).sort()).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
    expect(seen?.sections).toContainEqual({ section: 'conditions', count: 7 });
    const after = await gateway.database.rows({ text: `select 1 from activity where action = 'viewed-health'` });
    expect(after.length).toBe(before.length + 1);
  });

  it('leads to an entry that says what MedlinePlus explains of it, to the patient alone where it is held back', async () => {
    const entry = { section: 'conditions', entryId: 'c7' };
    const mine = await askAny(gateway, 'getRecordEntry', entry, await as('ana'));
    expect(mine.data?.['getRecordEntry']).toMatchObject({
      topics: [{ name: 'Condition 7', code: { code: '86406008', system: 'http://snomed.info/sct' } }],
    });
    await gateway.database.rows({ text: 'delete from sessions' });
    const asBen = { ...(await as('ben')), [headerNames.representedUser]: 'ana-of-ben' };
    expect(await askAny(gateway, 'getRecordEntry', entry, asBen)).toMatchObject({ code: 'NOT_FOUND' });
    const test = { section: 'labs', entryId: '901' };
    expect((await askAny(gateway, 'getRecordEntry', test, asBen)).data?.['getRecordEntry']).toMatchObject({
      topics: [{ name: 'Ferritin', code: { code: '2276-4', system: 'http://loinc.org' } }],
    });
  });
});
