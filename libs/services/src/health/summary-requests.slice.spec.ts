import { describe, expect, it } from '@jest/globals';
import { MemoryEntryHidings, MemorySummaryJobs, MemoryVisitSummaries } from '@portico/domain/health/testing';
import { HOUR, plus, type AppointmentId, type TimeZone } from '@portico/domain/kernel';
import { actingAs, ana, baseFixture, ben, benAtMesa, delegateFor, mesa, noon } from '../kernel/testing/index.ts';
import { SummaryRequests } from './summary-requests.ts';
import { shownCharts } from './testing/index.ts';

const of = { section: 'conditions', entry: 'c1' } as const;
const wanted = { kind: 'visit', appointment: 'visit' as AppointmentId } as const;
const callOf = (acting: ReturnType<typeof actingAs>) => ({ acting, language: 'en', now: noon }) as const;
const [patient, helper] = [callOf(actingAs(ben, mesa)), callOf(delegateFor(ana, benAtMesa, 'health:view'))];

const scene = () => {
  const { charts, codes, activityLog } = baseFixture();
  const [jobs, hidings] = [new MemorySummaryJobs(), new MemoryEntryHidings()];
  charts.put(benAtMesa, { conditions: { kind: 'entries', entries: [{ id: 'c1', name: 'Asthma', status: 'active' }] } });
  const visits = new MemoryVisitSummaries(charts);
  visits.put(benAtMesa, {
    ...{ appointment: wanted.appointment, start: plus(noon, -HOUR), provider: 'Dr. Day', office: 'Mesa' },
    timeZone: 'America/Phoenix' as TimeZone,
  });
  const wake = (): void => undefined;
  const requests = new SummaryRequests(visits, jobs, codes, wake, shownCharts(charts, hidings), activityLog);
  const ask = async (call: typeof patient | typeof helper) => {
    const id = await requests.add(call, benAtMesa, wanted);
    if (id === undefined) throw new Error('There is a visit.');
    return id;
  };
  const hide = () => hidings.keep(benAtMesa, { of, everyone: true, helpers: [] }, ben.id, noon);
  return { requests, ask, hide };
};

describe('a summary that is made', () => {
  it('is given to the one who asked for it, and to nobody else who may see the record', async () => {
    const { requests, ask } = scene();
    const [whole, theirs] = [await ask(patient), await ask(helper)];
    expect(await requests.find(patient, whole)).toMatchObject({ job: { id: whole } });
    expect(await requests.find(helper, whole)).toBeUndefined();
    expect(await requests.find(helper, theirs)).toMatchObject({ job: { id: theirs, hidden: [] } });
    expect(await requests.find(patient, theirs)).toBeUndefined();
  });

  it('is not given once an entry that it may hold is hidden from the one who asked', async () => {
    const { requests, ask, hide } = scene();
    const [whole, before] = [await ask(patient), await ask(helper)];
    const given = async (call: typeof patient | typeof helper, id: typeof whole) => {
      const known = await requests.find(call, id);
      return known !== undefined && (await requests.mayGive(call, known.job));
    };
    expect([await given(patient, whole), await given(helper, before)]).toEqual([true, true]);
    await hide();
    expect([await given(patient, whole), await given(helper, before)]).toEqual([true, false]);
    const after = await ask(helper);
    expect(await given(helper, after)).toBe(true);
    expect(await requests.find(helper, after)).toMatchObject({ job: { hidden: [of] } });
  });
});
