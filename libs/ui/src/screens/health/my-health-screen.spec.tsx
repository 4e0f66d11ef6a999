import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MyHealthViewModel } from '@portico/view-models/health';
import type { FileContent } from '@portico/application/kernel';
import { newResultsPath, withNewResultsOpen, type Health } from '@portico/application/health';
import {
  unknownChart,
  type Chart,
  type Lab,
  type LabResult,
  type RecordItem,
  type VitalSign,
} from '@portico/domain/health';
import type { ClinicalDate, DocumentId, LabId, PatientId } from '@portico/domain/kernel';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { OpenContext } from '../open/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './about-report.tsx';
import './come-back.ts';
import './report-controls.tsx';
import { MyHealthScreen } from './my-health-screen.tsx';

beforeEach(cleanup);

const glucose = (value: string): LabResult => ({
  code: 'glu',
  name: 'Glucose',
  value: { kind: 'quantity', value, unit: 'mg/dL' },
  reference: { low: '70', high: '99' },
});

const lab = (id: number, date: string, ...results: LabResult[]): Lab => ({
  id: id as LabId,
  name: 'Metabolic panel',
  date: date as ClinicalDate,
  status: 'final',
  results,
});

const pressure = (id: string, date: string, upper: string, lower: string): VitalSign => {
  const part = (name: string, code: string, value: string) => ({
    name,
    code: { code, system: 'http://loinc.org' },
    value: { kind: 'quantity' as const, value, unit: 'mm[Hg]' },
  });
  const parts = [part('Diastolic', '8462-4', lower), part('Systolic', '8480-6', upper)];
  return { id, name: 'Systolic / Diastolic', date: date as ClinicalDate, status: 'final', parts };
};

const chart: Chart = {
  ...unknownChart,
  conditions: { kind: 'none-known' },
  allergies: { kind: 'no-information' },
  medications: { kind: 'entries', entries: [] },
  immunizations: {
    kind: 'entries',
    entries: [
      {
        id: 'i1',
        vaccine: 'Influenza, seasonal',
        date: '2024-10-03' as ClinicalDate,
        status: 'completed',
        performer: 'Nuria Cano, RN',
        site: 'Left arm',
        lot: 'UT-0815',
        source: 'reported',
      },
      { id: 'i2', vaccine: 'Td', status: 'not-done', reason: 'Patient objection', performer: 'Dr. López' },
      { id: 'i3', vaccine: 'MMR', status: 'unknown' },
    ],
  },
  labs: { kind: 'entries', entries: [lab(7, '2026-03-03', glucose('121')), lab(6, '2024', glucose('92.0'))] },
  vitalSigns: {
    kind: 'entries',
    entries: [
      pressure('v5', '2026-03-03', '120', '80'),
      { ...pressure('v4', '2025-03-03', '130', '85'), status: 'corrected' },
      pressure('v3', '2024-03-03', '131', '86'),
      pressure('v2', '2023-03-03', '132', '87'),
      { id: 'v1', name: 'Body weight', status: 'final', parts: [{ name: 'Body weight', value: { kind: 'unknown' } }] },
    ],
  },
  procedures: {
    kind: 'entries',
    entries: [
      { id: 'p1', name: 'Colonoscopy', date: '2023-02' as ClinicalDate, status: 'completed', performer: 'Dr. Peña' },
      { id: 'p2', name: 'Biopsy', status: 'not-done', performer: 'Dr. López' },
    ],
  },
  documents: {
    kind: 'entries',
    entries: [{ id: 'd1' as DocumentId, title: 'Referral letter', mediaType: 'application/pdf', size: 184_000 }],
  },
  careTeam: { kind: 'narrative', text: ['Seen by Dr. López.', 'Nurse: Rosa.'] },
};

const file: FileContent = { name: 'medical_record.pdf', mediaType: 'application/pdf', bytes: new Uint8Array() };

const answering =
  (shown: Chart): Health['myHealth'] =>
  async () => ({
    ok: true,
    value: {
      chart: shown,
      refills: { way: 'none', requests: [] },
      marks: { amendments: [], notes: [], unseen: [], hidden: [] },
    },
  });

const title = jest.fn();

const open = async (answers: Partial<Health> = {}, actedFor?: string, beside?: ReactNode) => {
  const health: Health = {
    myHealth: answering(chart),
    record: async () => ({ ok: true, value: file }),
    recordFile: async () => ({ ok: true, value: file }),
    labTable: async () => ({ ok: true, value: file }),
    billTable: async () => ({ ok: true, value: file }),
    lab: async () => ({ ok: true, value: file }),
    seeLab: async () => ({ ok: true, value: undefined }),
    document: async () => ({ ok: true, value: file }),
    ...answers,
  };
  const delivery = { deliver: jest.fn() };
  const viewModel = new MyHealthViewModel(health, delivery, 'p' as PatientId);
  renderIn(
    'en',
    <OpenContext value={{ brand: () => undefined, title }}>
      {beside}
      <ActedForContext value={actedFor}>
        <MyHealthScreen viewModel={viewModel} owner={{ personName: 'Ana Reyes', practiceName: 'Desert Bloom' }} />
      </ActedForContext>
    </OpenContext>,
  );
  await act(() => viewModel.load());
  return { delivery };
};

it('names whose record it is to who acts for another person', async () => {
  await open();
  expect(title).toHaveBeenLastCalledWith(undefined);
  cleanup();
  await open({}, 'Harold Ng');
  expect(title).toHaveBeenLastCalledWith('Harold Ng’s health');
});

/** A section by its title, which says how much it holds and whether something is new; unfolded. */
const section = (name: string): HTMLElement => {
  const { length } = name;
  const isName = (title: string): boolean => title.startsWith(name) && /^\d*(New)?$/.test(title.slice(length));
  const found = screen.getByRole('region', { name: isName });
  for (const fold of found.querySelectorAll(':scope > details')) fold.toggleAttribute('open', true);
  return found;
};

describe('MyHealthScreen', () => {
  it('APT-273 links to each of its sections', async () => {
    await open();
    expect(screen.getByRole('navigation').querySelector('details')).toBeNull();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Lab results\u00A02',
      'Medications',
      'Allergies',
      'Conditions',
      'Immunizations\u00A03',
      'Vital signs\u00A05',
      'Procedures\u00A02',
      'Documents\u00A01',
      'Care team',
      'Download and print',
      'Timeline',
    ]);
    expect(links.pop()?.getAttribute('href')).toBe('/my_health/timeline');
    for (const link of links) {
      const name = link.textContent.replace(/\s\d+$/, '');
      expect(document.querySelector((link as HTMLAnchorElement).hash)).toBe(section(name));
    }
    const regions = screen.getAllByRole('region').map(({ id }) => id);
    expect(regions.filter((id) => links.some((link) => link.getAttribute('href')?.endsWith(`#${id}`)))).toEqual(
      links.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    );
  });

  it('APT-273 has the links to its sections on a phone too, before the sections, and says which of them has something new', async () => {
    const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const media = (query: string) => ({ matches: query !== '(width > 567px)', ...heard });
    Object.assign(window, { matchMedia: media });
    try {
      await open(withNew([1, 2], [2]));
      const list = screen.getByRole('navigation', { name: 'Sections of the record' });
      // They fold, and what is folded is named by what it is for.
      const fold = list.querySelector('details');
      expect(fold?.open).toBe(false);
      expect(fold?.querySelector('summary')?.textContent).toBe('Jump to a section');
      expect(fold?.querySelectorAll('ul > li > a')).toHaveLength(within(list).getAllByRole('link').length);
      const [first, second] = within(list).getAllByRole('link');
      expect([first, second].map((link) => link?.textContent)).toEqual(['Lab results\u00A02 New', 'Medications']);
      expect(list.compareDocumentPosition(section('Lab results')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    } finally {
      cleanup();
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('opens of the first sections what is short together, so that no list, however long, hides a short one', async () => {
    const many = (length: number) =>
      Array.from({ length }, (_, at) => ({ id: `c${at}`, name: `Condition ${at}`, status: 'active' }) as const);
    const allergy = { id: 'a1', substance: 'Penicillin', reactions: [], status: 'active' } as const;
    for (const [conditions, opened] of [
      [12 - 1 - 3, ['allergies', 'conditions', 'immunizations']],
      [12 - 1, ['allergies', 'conditions']],
      [12, ['allergies', 'immunizations']],
    ] as const) {
      const shown = {
        ...chart,
        conditions: { kind: 'entries', entries: many(conditions) },
        allergies: { kind: 'entries', entries: [allergy] },
      } as const;
      await open({ myHealth: answering(shown) });
      const folds = document.querySelectorAll('section > details[open]');
      expect([...folds].map((fold) => fold.parentElement?.id)).toEqual(opened);
      cleanup();
    }
  });

  it('has the health before the ways to print it and to take it along', async () => {
    await open();
    const regions = screen.getAllByRole('region');
    expect(regions.at(-1)).toBe(section('Download and print'));
    for (const name of ['Download the record (PDF)', 'Print']) {
      expect(screen.getByRole('button', { name }).closest('section')).toBe(regions.at(-1));
    }
  });

  const unranged = ({ reference: _, ...result }: LabResult): LabResult => result;

  it.each<readonly [string, readonly LabResult[], string]>([
    ['one above', [glucose('121')], '1 high'],
    ['one below and two above', [glucose('12'), glucose('121'), glucose('130')], '2 high1 low'],
    ['all within', [glucose('80')], ''],
    ['without a range', [unranged(glucose('121'))], ''],
  ])('says of a closed report what is out of its range: %s', async (_, results, said) => {
    await open({
      myHealth: answering({ ...chart, labs: { kind: 'entries', entries: [lab(7, '2026-03-03', ...results)] } }),
    });
    const summary = section('Lab results').querySelector('details[id=lab-7] > summary');
    expect(summary?.textContent).toBe(`Metabolic panel${said}Mar 3, 2026`);
  });

  it('has no status that repeats the heading over it, and each other one', async () => {
    const condition = (id: string, status: 'active' | 'resolved' | 'inactive') => ({ id, name: id, status });
    const of = (...entries: ReturnType<typeof condition>[]) =>
      answering({ ...chart, conditions: { kind: 'entries', entries } });
    await open({ myHealth: of(condition('a', 'active'), condition('r', 'resolved'), condition('i', 'inactive')) });
    const times = (word: string) => within(section('Conditions')).queryAllByText(word).length;
    expect([times('Active'), times('Resolved'), times('Inactive')]).toEqual([1, 1, 1]);
    expect(within(section('Conditions')).getByText('Active').tagName).toBe('H3');
    cleanup();
    await open({ myHealth: of(condition('a', 'active')) });
    expect(times('Active')).toBe(1);
  });

  it('APT-279 never mixes none known, no information and nothing written', async () => {
    await open();
    expect(section('Conditions').textContent).toContain('has noted that there are no known conditions');
    expect(section('Allergies').textContent).toContain('has no information about allergies');
    expect(section('Medications').textContent).toContain('No medications are listed in the record');
  });

  it('shows what was written where nothing was coded', async () => {
    await open();
    expect(section('Care team').textContent).toContain('Nurse: Rosa.');
  });

  it('plots a test over time against its range, in words and in a table too', async () => {
    await open();
    const figure = within(section('Lab results')).getByRole('figure');
    expect(figure.textContent).toContain(
      'Glucose: 2 results from 2024 to Mar 3, 2026. Latest 121 mg/dL on Mar 3, 2026.',
    );
    expect(figure.textContent).toContain('Usual range: 70–99 mg/dL');
    const rows = within(figure).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Mar 3, 2026121 mg/dLAbove the usual range',
      '202492.0 mg/dLWithin the usual range',
    ]);
  });

  it('says beside a result that it is new until it is opened, and the comment stands before the values', async () => {
    const labs = [{ ...lab(7, '2026-03-03', glucose('121')), comments: [{ text: 'All fine.', author: 'Dr. Peña' }] }];
    const scan = { id: 's', name: 'X-ray', status: 'final', details: [] } as const;
    const value = {
      chart: {
        ...chart,
        labs: { kind: 'entries', entries: labs },
        clinicalTests: { kind: 'entries', entries: [scan] },
      },
      refills: { way: 'none', requests: [] },
      marks: {
        amendments: [],
        notes: [],
        unseen: [
          { section: 'labs', entry: '7' },
          { section: 'clinicalTests', entry: 's' },
        ],
        hidden: [],
      },
    } as const;
    const seeLab = jest.fn<Health['seeLab']>().mockResolvedValue({ ok: true, value: undefined });
    await open({ myHealth: async () => ({ ok: true, value }), seeLab });
    const report = document.querySelector<HTMLDetailsElement>('#lab-7');
    if (report === null) throw new Error('There is a report.');
    expect(report.querySelector('summary')?.textContent).toContain('New');
    expect(section('Tests and exams').textContent).toContain('New');
    const body = report.textContent;
    expect(body.indexOf('All fine.')).toBeLessThan(body.indexOf('121 mg/dL'));
    report.open = true;
    await act(async () => void fireEvent(report, new Event('toggle')));
    expect(seeLab.mock.calls).toEqual([[7]]);
    expect(report.querySelector('summary')?.textContent).not.toContain('New');
  });

  const withNew = (ids: readonly number[], unseen: readonly number[]): Partial<Health> => {
    const entries = ids.map((id) => lab(id, '2026-03-03', glucose('121')));
    const marks = {
      ...{ amendments: [], notes: [], hidden: [] },
      unseen: unseen.map((id) => ({ section: 'labs' as const, entry: String(id) })),
    };
    const value = { chart: { ...chart, labs: { kind: 'entries' as const, entries } }, marks };
    return { myHealth: async () => ({ ok: true, value: { ...value, refills: { way: 'none', requests: [] } } }) };
  };
  /** Nothing comes into view, so that nothing is read. */
  const keptUnread = () => {
    const { IntersectionObserver } = globalThis;
    const nothing = (): void => undefined;
    class Unseen {
      observe = nothing;
      disconnect = nothing;
    }
    Object.assign(globalThis, { IntersectionObserver: Unseen });
    return { observe: () => Object.assign(globalThis, { IntersectionObserver }) };
  };
  const opened = () => [...document.querySelectorAll<HTMLDetailsElement>('[id^=lab-][open]')].map(({ id }) => id);

  it('opens all new results at once, and puts the focus on the first; the button goes while all are open, also before they are read', async () => {
    const { observe } = keptUnread();
    await open(withNew([1, 2, 3, 4, 5, 6, 7, 8], [2, 4, 8]));
    expect(opened()).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show all 3 new results' })));
    expect(opened()).toEqual(['lab-2', 'lab-4', 'lab-8']);
    expect(document.activeElement).toBe(document.querySelector('#lab-2 > summary'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /new result/ })).toBeNull());
    const report = document.querySelector<HTMLDetailsElement>('#lab-4');
    await act(async () => {
      report?.removeAttribute('open');
      if (report) fireEvent(report, new Event('toggle'));
    });
    expect(screen.getByRole('button', { name: 'Show all 3 new results' })).toBeTruthy();
    observe();
  });

  it('opens the lab results where there are new ones, which stand before the plot, and the others after it', async () => {
    await open(withNew([1, 2, 3, 4, 5, 6, 7, 8], [2, 4]));
    const labs = document.querySelector('#labs');
    expect(labs?.querySelector(':scope > details')?.hasAttribute('open')).toBe(true);
    const parts = [...(labs?.querySelectorAll('[id^=lab-], figure') ?? [])].map((part) => part.id || 'plot');
    expect(parts).toEqual(['lab-2', 'lab-4', 'plot', 'lab-1', 'lab-3', 'lab-5', 'lab-6', 'lab-7', 'lab-8']);
    const headings = [...(labs?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(headings).toEqual(['New reports', 'Over time', 'Reports']);
    expect(screen.getByRole('button', { name: 'Show 2 older reports' })).toBeTruthy();
    cleanup();
    await open(withNew([1, 2], []));
    expect(document.querySelector('#labs > details')?.hasAttribute('open')).toBe(false);
    expect(document.querySelector('#labs h3')?.textContent).toBe('Over time');
  });

  it('leaves room for new results: what else is open holds so much less', async () => {
    const allergy = (at: number) => ({ id: `a${at}`, substance: `A${at}`, reactions: [], status: 'active' }) as const;
    const fresh = await withNew([1, 2], [2]).myHealth?.();
    if (fresh?.ok !== true) throw new Error('There is a record.');
    const openWith = async (count: number) => {
      const allergies = { kind: 'entries', entries: Array.from({ length: count }, (_, at) => allergy(at)) } as const;
      const value = { ...fresh.value, chart: { ...fresh.value.chart, allergies } };
      await open({ myHealth: async () => ({ ok: true, value }) });
      const folds = [...document.querySelectorAll('section > details[open]')].map((fold) => fold.parentElement?.id);
      cleanup();
      return folds;
    };
    expect(await openWith(2)).toEqual(['labs', 'allergies']);
    expect(await openWith(3)).toEqual(['labs']);
  });

  it('comes back to the report whose value was pressed, where the browser leads back, and opens no other', async () => {
    window.history.replaceState({ usr: withNewResultsOpen, key: 'k', idx: 3 }, '', '/my_health#lab-1');
    await open(withNew([1, 2, 3], [1, 2, 3]));
    const value = document.querySelector('#lab-2 dt a');
    if (value === null) throw new Error('There is a value.');
    await act(async () => fireEvent.click(value, { ctrlKey: true }));
    expect(window.location.hash).toBe('#lab-1');
    await act(async () => fireEvent.click(value));
    expect(window.location.hash).toBe('#lab-2');
    expect(window.history.state).toEqual({ usr: null, key: 'k', idx: 3 });
    window.history.replaceState(null, '', '/');
  });

  it('has the newest first among the new results, also where an older one is out of its range, and what is new before the others, whatever is opened', async () => {
    const fresh = withNew([1, 2, 3, 4], [2, 3, 4]);
    const labs = [[80], [80], [80, 40], [80]].map((values, at) =>
      lab(at + 1, '2026-03-03', ...values.map((value) => glucose(String(value)))),
    );
    const answer = await fresh.myHealth?.();
    if (answer?.ok !== true) throw new Error('There is a record.');
    const { value } = answer;
    await open(
      {
        myHealth: async () => ({
          ok: true,
          value: { ...value, chart: { ...value.chart, labs: { kind: 'entries', entries: labs } } },
        }),
      },
      undefined,
      <Link to="/my_health#lab-2" state={withNewResultsOpen}>
        See results
      </Link>,
    );
    const ids = () => [...document.querySelectorAll('[id^=lab-]')].map(({ id }) => id);
    expect(ids()).toEqual(['lab-2', 'lab-3', 'lab-4', 'lab-1']);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'See results' })));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#lab-2 > summary')));
    expect(ids()).toEqual(['lab-2', 'lab-3', 'lab-4', 'lab-1']);
  });

  it('says in a report what its flags mean, and nothing where all is within its range', async () => {
    await open({
      myHealth: answering({
        ...chart,
        labs: { kind: 'entries', entries: [lab(7, '2026-03-03', glucose('121')), lab(6, '2026-02-03', glucose('80'))] },
      }),
    });
    const report = (id: number) => document.querySelector(`#lab-${id}`)?.textContent;
    expect(report(7)?.indexOf('“High”')).toBeGreaterThan(report(7)?.indexOf('121 mg/dL') ?? Infinity);
    expect(report(7)).toContain('“High” means above the usual range of this lab.');
    expect(report(7)).not.toContain('“Low”');
    expect(report(6)).not.toContain('means');
  });

  it('leads to the section where something else than a report is new', async () => {
    const scan = { id: 's', name: 'X-ray', status: 'final', details: [] } as const;
    const shown = { ...chart, clinicalTests: { kind: 'entries', entries: [scan] } } as const;
    const unseen = [{ section: 'clinicalTests', entry: 's' }] as const;
    const value = {
      ...{ chart: shown, refills: { way: 'none' as const, requests: [] } },
      marks: { amendments: [], notes: [], unseen, hidden: [] },
    };
    const link = <Link to={newResultsPath}>See results</Link>;
    await open({ myHealth: async () => ({ ok: true, value }) }, undefined, link);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'See results' })));
    await waitFor(() => expect(document.activeElement?.id).toBe('clinicalTests-title'));
  });

  it.each([
    ['Home leads to them', '/my_health', withNewResultsOpen],
    ['an address does that loads the portal anew', newResultsPath, null],
  ] as const)('opens all new results where %s, and has no button for one alone', async (_, to, state) => {
    await open(
      withNew([1, 2, 3], [1, 3]),
      undefined,
      <Link to={to} state={state}>
        See results
      </Link>,
    );
    expect(opened()).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'See results' })));
    expect(opened()).toEqual(['lab-1', 'lab-3']);
    // Who comes back later finds the first of them, and nothing opens by itself.
    expect(window.location.hash).toBe('#lab-1');
    cleanup();
    window.history.replaceState(null, '', '/');
    await open(withNew([1, 2], [1]));
    expect(screen.queryByRole('button', { name: /new result/ })).toBeNull();
  });

  it('says a word beside each number', async () => {
    await open();
    const results = [...section('Lab results').querySelectorAll('dl')].map(({ textContent }) => textContent);
    expect(results[0]).toContain('121 mg/dLHigh');
    expect(results[1]).toContain('92.0 mg/dLWithin the usual range');
  });

  const withSection = (part: Partial<Chart>): Partial<Health> => ({
    myHealth: answering({ ...chart, ...part }),
  });

  it('writes units for people and opens the plot on what is out of its range', async () => {
    const tsh = (value: string): LabResult => ({
      code: 'tsh',
      name: 'TSH',
      value: { kind: 'quantity', value, unit: 'm[IU]/L' },
      reference: { high: '4' },
    });
    const entries = [lab(2, '2026-03-03', glucose('90'), tsh('9')), lab(1, '2025-03-03', glucose('91'), tsh('2'))];
    await open(withSection({ labs: { kind: 'entries', entries } }));
    const labs = section('Lab results');
    expect(within(labs).getByRole('figure').textContent).toContain('Latest 9 mIU/L on');
    expect(within(labs).getByRole('option', { name: 'TSH (mIU/L)' })).toBeTruthy();
    expect(within(labs).getAllByText('Usual range: up to 4 mIU/L')).not.toEqual([]);
    expect(labs.textContent).not.toContain('[IU]');
  });

  it('shows what is taken now before what was, each under its heading', async () => {
    await open(
      withSection({
        medications: {
          kind: 'entries',
          entries: [
            { id: '1', name: 'Amoxicillin', status: 'past' },
            { id: '2', name: 'Metformin', status: 'current' },
          ],
        },
      }),
    );
    const [current, past] = within(section('Medications')).getAllByRole('list');
    expect(current?.textContent).toContain('Metformin');
    expect(past?.textContent).toContain('Amoxicillin');
    const headings = within(section('Medications')).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Current', 'Past']);
  });

  it('shows the entries of a section of one shape as they were said, and folds a long one', async () => {
    const goal = (at: number): RecordItem<'goals'> => ({
      id: `g${at}`,
      name: `Goal ${at}`,
      value: { kind: 'quantity', value: '70', unit: 'kg' },
      date: '2024-03' as ClinicalDate,
      due: '2024-06-01' as ClinicalDate,
      status: at === 0 ? 'unknown' : 'active',
      details: [{ kind: 'achievement', text: 'Halfway' }],
    });
    await open(withSection({ goals: { kind: 'entries', entries: Array.from({ length: 7 }, (_, at) => goal(at)) } }));
    const goals = section('Goals');
    const [first] = within(goals).getAllByRole('listitem');
    expect([...(first?.querySelectorAll('p, [class*=badges]') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Goal 0',
      'Status not noted',
      '70 kg',
      'Mar 2024',
      'Target date: Jun 1, 2024',
      'Progress: Halfway',
    ]);
    expect(within(goals).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(within(goals).getByRole('button', { name: 'Show 2 more' }));
    expect(within(goals).getAllByRole('listitem')).toHaveLength(7);
  });

  it('shows what a source recommends above the immunizations that were given, with who says so and as of when', async () => {
    await open(
      withSection({
        immunizationRecommendations: {
          kind: 'entries',
          entries: [
            {
              id: 'r1',
              name: 'Td (adult)',
              date: '2019-02-09' as ClinicalDate,
              due: '2019-04' as ClinicalDate,
              status: 'due',
              details: [
                { kind: 'overdue-from', text: '2019-12-28' },
                { kind: 'dose', text: '2' },
                { kind: 'authority', text: 'State Registry' },
              ],
            },
          ],
        },
      }),
    );
    const recommended = (await screen.findByText('Td (adult)')).closest('li');
    expect(
      [...(recommended?.querySelectorAll('p, [class*=badges]') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      'Td (adult)',
      'Due',
      'Recommended date: Apr 2019',
      'Overdue from: Dec 28, 2019',
      'Dose number: 2',
      'Recommended by: State Registry',
      'As of Feb 9, 2019',
    ]);
    const entries = within(section('Immunizations')).getAllByRole('listitem');
    expect(entries[0]).toBe(recommended);
    expect(within(section('Immunizations')).getByRole('heading', { level: 3 }).textContent).toBe(
      'Recommended immunizations',
    );
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).not.toContain('Recommended immunizations');
  });

  it('shows what is recommended to a person of whose immunizations nothing is known, and else no word of it', async () => {
    const entries = [{ id: 'r1', name: 'Td (adult)', status: 'unknown', details: [] }] as const;
    await open(
      withSection({
        immunizations: { kind: 'no-information' },
        immunizationRecommendations: { kind: 'entries', entries },
      }),
    );
    await screen.findByText('Td (adult)');
    expect(section('Immunizations').textContent).toContain('no information about immunizations');
    cleanup();
    await open(withSection({ immunizationRecommendations: { kind: 'no-information' } }));
    expect(document.body.textContent).not.toContain('Recommended immunizations');
  });

  it('lists what is recommended by when it is, the earliest first and last what names no day', async () => {
    const of = (id: string, due?: string) =>
      ({ id, name: `Vaccine ${id}`, status: 'due', details: [], ...(due && { due: due as ClinicalDate }) }) as const;
    const entries = [of('1'), of('2', '2027-02'), of('3', '2026-11-30'), of('4', '2027-01-15')];
    await open(withSection({ immunizationRecommendations: { kind: 'entries', entries } }));
    await screen.findByText('Vaccine 1');
    const names = within(section('Immunizations')).getAllByText(/^Vaccine /);
    expect(names.map(({ textContent }) => textContent)).toEqual(['Vaccine 3', 'Vaccine 4', 'Vaccine 2', 'Vaccine 1']);
  });

  it('says of what an insurer writes that it isn’t a bill, with amounts in dollars and the way to the payments', async () => {
    const details = [
      { kind: 'paper', text: 'explanation' },
      { kind: 'biller', text: 'Harbor Family Clinic' },
      { kind: 'visit-date', text: '2012-03-07' },
      { kind: 'billed', text: '1265.52' },
      { kind: 'insurer-paid', text: '112.42' },
    ] as const;
    const made = '2012-03-09' as ClinicalDate;
    await open(
      withSection({
        bills: {
          kind: 'entries',
          entries: [
            { id: 'b1', name: 'Encounter for check up', made, status: 'processed', details },
            {
              id: 'b2',
              name: 'Influenza vaccine',
              date: '2012-03-07' as ClinicalDate,
              status: 'submitted',
              details: [{ kind: 'paper', text: 'claim' }],
            },
          ],
        },
      }),
    );
    await screen.findByText('Encounter for check up');
    const bills = within(section('Bills and claims'));
    const lines = bills
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('p, [class*=badges]')].map(({ textContent }) => textContent));
    expect(lines).toEqual([
      [
        'Encounter for check up',
        'Processed',
        'Explanation of benefits from an insurer. This isn’t a bill.',
        'Dated Mar 9, 2012',
        'Billed by: Harbor Family Clinic',
        'Date of the visit: Mar 7, 2012',
        'Billed to insurance: $1,265.52',
        'Insurer paid: $112.42',
      ],
      ['Influenza vaccine', 'Submitted', 'Claim: what a provider billed.', 'Mar 7, 2012'],
    ]);
    expect(bills.getByRole('link', { name: 'Go to Payments' }).getAttribute('href')).toBe('/payments');
    cleanup();
    await open(withSection({ bills: { kind: 'no-information' } }));
    expect(document.body.textContent).not.toContain('Bills and claims');
  });

  it('leads from a long section to its entries in the timeline, and from a short one to none', async () => {
    const goals = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => ({ id: `g${at}`, name: `Goal ${at}`, status: 'active', details: [] }) as const,
      );
    await open(withSection({ goals: { kind: 'entries', entries: goals(6) } }));
    expect(screen.getByText('Goals in the timeline').closest('a')?.getAttribute('href')).toBe(
      '/my_health/timeline?kinds=goals',
    );
    cleanup();
    await open(withSection({ goals: { kind: 'entries', entries: goals(5) } }));
    expect(screen.queryByText('Goals in the timeline')).toBeNull();
  });

  it('names the sections together of which nothing is known, and links to none of them', async () => {
    await open(withSection({ coverage: { kind: 'none-known' } }));
    const silent = screen.getByRole('region', { name: 'The practice has no information about:' });
    expect(silent.textContent).toContain('Goals');
    expect(silent.textContent).not.toContain('Health insurance');
    expect(section('Health insurance').textContent).toContain('nothing to list here');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).not.toContain('Goals');
  });

  it('shows what is known of each vaccine, and one that was not given as not given', async () => {
    await open();
    const lines = within(section('Immunizations'))
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('p, [class*=badges]')].map(({ textContent }) => textContent));
    expect(lines).toEqual([
      [
        'Influenza, seasonal',
        'Given',
        'Oct 3, 2024',
        'Given by Nuria Cano, RN · Site: Left arm · Lot UT-0815',
        'Reported, not from the record of who gave it',
      ],
      ['Td', 'Not given', 'Reason: Patient objection', 'Noted by Dr. López'],
      ['MMR', 'Status not noted'],
    ]);
  });

  it('shows a table of each measure, newest first, with older values behind a button', async () => {
    await open();
    const vitals = section('Vital signs');
    const [pressures, weights] = within(vitals).getAllByRole('table');
    const rowsOf = (table: HTMLElement | undefined) =>
      [...(table?.querySelectorAll('tbody:not([hidden]) tr') ?? [])].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      );
    expect(within(vitals).getByRole('table', { name: 'Blood pressure' })).toBe(pressures);
    expect(within(vitals).getByRole('table', { name: 'Body weight' })).toBe(weights);
    const newest = [
      ['Mar 3, 2026', '120/80 mmHg'],
      ['Mar 3, 2025', '130/85 mmHg Corrected'],
      ['Mar 3, 2024', '131/86 mmHg'],
    ];
    expect(rowsOf(pressures)).toEqual(newest);
    expect(rowsOf(weights)).toEqual([['Date not noted', 'Value not noted']]);
    await userEvent.click(within(vitals).getByRole('button', { name: 'Show 1 older value' }));
    expect(rowsOf(pressures)).toEqual([...newest, ['Mar 3, 2023', '132/87 mmHg']]);
  });

  it.each([
    ['72', '/min', '8867-4', '72 beats per minute'],
    ['1', '/min', '9279-1', '1 breath per minute'],
    ['37', 'mL/min', '8867-4', '37 mL/min'],
  ])('says the unit of %s %s as people read it', async (value, unit, code, text) => {
    const part = { name: 'Measure', code: { code }, value: { kind: 'quantity' as const, value, unit } };
    const entries: readonly VitalSign[] = [{ id: 'v', name: 'Measure', status: 'final', parts: [part] }];
    await open(withSection({ vitalSigns: { kind: 'entries', entries } }));
    expect(within(section('Vital signs')).getByText(text)).toBeTruthy();
  });

  it('shows procedures with their status and who did them', async () => {
    await open();
    const lines = within(section('Procedures'))
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('p, [class*=badges]')].map(({ textContent }) => textContent));
    expect(lines).toEqual([
      ['Colonoscopy', 'Done', 'Feb 2023', 'Done by Dr. Peña'],
      ['Biopsy', 'Not done', 'With Dr. López'],
    ]);
  });

  it('APT-273 offers the record and each lab as a file', async () => {
    const asked = jest.fn<Health['lab']>(async () => ({ ok: true, value: file }));
    const { delivery } = await open({ lab: asked });
    await userEvent.click(screen.getByRole('button', { name: 'Download the record (PDF)' }));
    expect(delivery.deliver).toHaveBeenCalledWith(file);
    const [first] = screen.getAllByRole('button', { name: 'Download this report (PDF)', hidden: true });
    if (first !== undefined) await userEvent.click(first);
    expect(asked.mock.calls).toEqual([[7]]);
    expect(delivery.deliver).toHaveBeenCalledTimes(2);
  });

  it('offers the record for other apps, and the lab results as a table where there are any', async () => {
    const { delivery } = await open();
    await userEvent.click(screen.getByText('Take the record with you'));
    await userEvent.click(screen.getByRole('button', { name: 'Download for other apps (FHIR)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download the lab results (CSV)' }));
    expect(delivery.deliver).toHaveBeenCalledTimes(2);
    cleanup();
    await open({ myHealth: answering({ ...chart, labs: { kind: 'none-known' } }) });
    expect(screen.queryByRole('button', { name: 'Download the lab results (CSV)', hidden: true })).toBeNull();
  });

  it('offers bills and claims as a table where there are any', async () => {
    const bill = { id: 'c', name: 'Office visit', status: 'processed', details: [] } as const;
    const { delivery } = await open({
      myHealth: answering({ ...chart, bills: { kind: 'entries', entries: [bill] } }),
    });
    await userEvent.click(screen.getByText('Take the record with you'));
    await userEvent.click(screen.getByRole('button', { name: 'Download the bills and claims (CSV)' }));
    expect(delivery.deliver).toHaveBeenCalledTimes(1);
    cleanup();
    await open({ myHealth: answering({ ...chart, bills: { kind: 'entries', entries: [] } }) });
    await userEvent.click(screen.getByText('Take the record with you'));
    expect(screen.queryByRole('button', { name: 'Download the bills and claims (CSV)', hidden: true })).toBeNull();
  });

  it('APT-273 prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Ana Reyes')).toBeTruthy();
    expect(screen.getByText(/^Desert Bloom · Printed /)).toBeTruthy();
  });

  it('says beside its button that a file did not come', async () => {
    await open({ document: async () => ({ ok: false, error: { kind: 'malfunction' } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Download Referral letter' }));
    expect(within(section('Documents')).getByRole('alert').textContent).toContain('couldn’t be loaded');
  });

  it('shows the newest reports and keeps the older ones behind a button that counts them', async () => {
    const labs = Array.from({ length: 9 }, (_, at) => lab(at + 1, `2026-0${9 - at}-01`, glucose(String(90 + at))));
    await open({ myHealth: answering({ ...chart, labs: { kind: 'entries', entries: labs } }) });
    const reports = () =>
      within(section('Lab results'))
        .getAllByText('Metabolic panel')
        .filter((title) => title.closest('[hidden]') === null);
    expect(reports()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 older reports' }));
    expect(reports()).toHaveLength(9);
    expect(within(section('Lab results')).queryByRole('button', { name: /older/ })).toBeNull();
  });
});
