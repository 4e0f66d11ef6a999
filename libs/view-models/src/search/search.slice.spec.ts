import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import { unknownChart, type Chart } from '@portico/domain/health';
import { MemoryMail } from '@portico/domain/messages/testing';
import { HOUR, plus, type ProviderId } from '@portico/domain/kernel';
import { bookablePractice } from '@portico/domain/scheduling/testing';
import type { MessageId, ThreadId } from '@portico/domain/messages';
import type { Acting } from '@portico/domain/access';
import type { Search } from '@portico/application/search';
import { PracticeAway } from '@portico/domain/practices';
import { SearchService } from '@portico/services/search';
import {
  actingAs,
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtPena,
  delegateFor,
  noon,
  pena,
  visit,
} from '@portico/services/kernel/testing';
import { SearchViewModel } from './search.view-model.ts';

const chart: Chart = {
  ...unknownChart,
  medications: { kind: 'entries', entries: [{ id: 'm1', name: 'Lisinopril', status: 'current' }] },
};

/** Ben and Ana have the same conversation, and Ben takes a medication. */
const fixture = () => {
  const parts = baseFixture();
  const mail = new MemoryMail(() => noon);
  for (const chart of [benAtPena, anaAtMesa]) {
    mail.putProviders(chart, { id: 'ng' as ProviderId, name: 'Dr. Ng', active: true });
    mail.put(chart, {
      id: `t-${chart.patient}` as ThreadId,
      provider: 'ng' as ProviderId,
      subject: 'Your lab results',
      messages: [
        {
          id: 'm' as MessageId,
          fromPatient: false,
          sender: 'Dr. Ng',
          body: 'Lisinopril helps',
          sentAt: plus(noon, -HOUR),
        },
      ],
    });
  }
  let isAway = false;
  const visits: Appointment[] = [];
  const service = (acting: Acting = actingAs(ben, pena)): SearchService =>
    new SearchService(
      mail,
      {
        upcoming: async () => {
          if (isAway) throw new PracticeAway(benAtPena.practice);
          return visits;
        },
        past: async () => ({ entries: [], total: 0, page: 1, perPage: 100 }),
      },
      { chart: async () => chart },
      { catalog: async () => bookablePractice(pena.id).catalog },
      parts.practices,
      parts.activityLog,
      { acting, language: 'en', now: noon },
    );
  return { parts, visits, service, goAway: () => (isAway = true) };
};

const searched = async (search: Search, text: string) => {
  const viewModel = new SearchViewModel(search);
  viewModel.write(text);
  await viewModel.find();
  return viewModel;
};

describe('a search', () => {
  it('finds the person’s own messages and entries by the beginnings of their words, what is called so first', async () => {
    const { service } = fixture();
    const { phase } = await searched(service(), 'lisino');
    expect(phase).toMatchObject({
      kind: 'found',
      answer: {
        hits: [
          { kind: 'medication', id: 'm1', title: 'Lisinopril' },
          { kind: 'message', id: `t-${benAtPena.patient}`, title: 'Your lab results', with: 'Dr. Ng' },
        ],
        isPartial: false,
      },
    });
  });

  it('says the reason of a visit by which it is found, after what is called so', async () => {
    const { visits, service } = fixture();
    visits.push(visit('v1', benAtPena, 24, { visitType: 'Office visit', visitReason: 'Lisinopril makes me cough' }));
    const { phase } = await searched(service(), 'lisino');
    expect(phase.kind === 'found' && phase.answer.hits.map(({ title }) => title)).toEqual([
      'Lisinopril',
      'Your lab results',
      'Office visit: Lisinopril makes me cough',
    ]);
  });

  it('says no day of a request for which the practice has found no time', async () => {
    const { visits, service } = fixture();
    visits.push(visit('v1', benAtPena, 24, { visitReason: 'Cough' }));
    visits.push(visit('r1', benAtPena, 48, { visitReason: 'Cough', status: 'REQUESTED', timeOpen: true }));
    visits.push(visit('r2', benAtPena, 72, { visitReason: 'Cough', status: 'CANCELLED', timeOpen: true }));
    const { phase } = await searched(service(), 'cough');
    const hits = phase.kind === 'found' ? phase.answer.hits : [];
    expect(Object.fromEntries(hits.map(({ id, day }) => [id, day !== undefined]))).toEqual({
      v1: true,
      r1: false,
      r2: false,
    });
  });

  it('finds providers by their names and by the names of their languages', async () => {
    const { service } = fixture();
    const nunez = { kind: 'provider', id: 'nunez', title: 'Dr. Ana Núñez', with: 'Family Medicine' };
    for (const text of ['nunez', 'family med', 'spanish']) {
      expect((await searched(service(), text)).phase).toMatchObject({ answer: { hits: [nunez] } });
    }
  });

  it.each([
    ['lisnopril', ['Lisinopril']],
    ['your lap resluts', undefined],
    ['your lab resluts', ['your lab results']],
    ['zzzzzz', undefined],
  ])(
    'offers for “%s”, by which nothing is found, what is spelled nearly so and finds something',
    async (text, near) => {
      const { service } = fixture();
      const { phase } = await searched(service(), text);
      expect(phase.kind === 'found' && [phase.answer.hits, phase.answer.near]).toEqual([[], near]);
      for (const each of near ?? []) {
        const again = (await searched(service(), each)).phase;
        expect(again.kind === 'found' && again.answer.hits.length).toBeGreaterThan(0);
      }
    },
  );

  it('offers no other words where something is found, and none of what the one who asks may not see', async () => {
    const { service } = fixture();
    expect((await searched(service(), 'lab')).phase).not.toHaveProperty('answer.near');
    const helper = service(delegateFor(ana, benAtPena, 'appointments:view'));
    expect((await searched(helper, 'lisnopril')).phase).toMatchObject({ kind: 'found', answer: { hits: [] } });
    expect((await searched(helper, 'lisnopril')).phase).not.toHaveProperty('answer.near');
  });

  it('says that there may be more while a part of the practice’s system is away', async () => {
    const { service, goAway } = fixture();
    goAway();
    expect((await searched(service(), 'lab')).phase).toMatchObject({ answer: { isPartial: true, hits: [{}] } });
  });

  it('leaves a line in the activity log without what was searched for', async () => {
    const { parts, service } = fixture();
    await searched(service(), 'lisinopril');
    const lines = JSON.stringify(parts.activityLog);
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['searched-records']);
    expect(lines).not.toContain('lisinopril');
  });

  it('asks nothing for less than two characters, and shows nothing found for other words', async () => {
    const { parts, service } = fixture();
    expect((await searched(service(), ' l ')).phase).toEqual({ kind: 'idle' });
    expect(parts.activityLog.entries).toEqual([]);
    const viewModel = await searched(service(), 'lab');
    viewModel.write('labs');
    expect(viewModel.phase).toEqual({ kind: 'idle' });
    const late = viewModel.find();
    viewModel.write('other');
    await late;
    expect(viewModel.phase).toEqual({ kind: 'idle' });
  });
});
