import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Health } from '@portico/application/health';
import { entrySections, hitKinds, type Hit } from '@portico/application/search';
import {
  isItemSection,
  itemSections,
  unknownChart,
  type Chart,
  type Lab,
  type RecordItem,
} from '@portico/domain/health';
import type { ClinicalDate, DocumentId, LabId, PatientId, PracticeId } from '@portico/domain/kernel';
import { MyHealthViewModel } from '@portico/view-models/health';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderIn } from '../../testing/index.ts';
import { MyHealthScreen } from '../health/index.ts';
import { hitPath } from './hit-path.ts';

beforeEach(cleanup);

const count = 13;
const ids = Array.from({ length: count }, (_, at) => at + 1);

const lab = (id: number): Lab => ({
  id: id as LabId,
  name: `lab ${id}`,
  date: '2026-03-03' as ClinicalDate,
  status: 'final',
  results: [],
});

const items = Object.fromEntries(
  itemSections.map((section) => {
    const entries = ids.map((id): RecordItem => ({
      id: `${id}`,
      name: `${section} ${id}`,
      status: 'unknown',
      details: [],
    }));
    return [section, { kind: 'entries', entries }];
  }),
) as Partial<Chart>;

/** Entries of one id in every section: an address has to tell them apart. */
const chart: Chart = {
  ...{ ...unknownChart, ...items },
  careTeam: { kind: 'entries', entries: [{ id: '1', name: 'Dr. Ng' }] },
  conditions: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}`, name: `condition ${id}`, status: 'active' })),
  },
  allergies: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}`, substance: `allergy ${id}`, status: 'active', reactions: [] })),
  },
  medications: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}`, name: `medication ${id}`, status: 'past' })),
  },
  immunizations: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}`, vaccine: `immunization ${id}`, status: 'completed' })),
  },
  procedures: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}`, name: `procedure ${id}`, status: 'completed' })),
  },
  labs: { kind: 'entries', entries: ids.map(lab) },
  documents: {
    kind: 'entries',
    entries: ids.map((id) => ({ id: `${id}` as DocumentId, title: `document ${id}`, mediaType: 'application/pdf' })),
  },
};

const refused = async () => ({ ok: false, error: { kind: 'unreachable' } }) as const;

const open = async (path: string) => {
  const health: Health = {
    myHealth: async () => ({
      ok: true,
      value: {
        chart,
        refills: { way: 'none', requests: [] },
        marks: { amendments: [], notes: [], unseen: [], hidden: [] },
      },
    }),
    record: refused,
    recordFile: refused,
    labTable: refused,
    billTable: refused,
    lab: refused,
    seeLab: refused,
    document: refused,
  };
  const viewModel = new MyHealthViewModel(health, { deliver: jest.fn() }, 'p' as PatientId);
  renderIn(
    'en',
    <>
      <Link to={path}>Found</Link>
      <MyHealthScreen viewModel={viewModel} />
    </>,
  );
  await act(() => viewModel.load());
  await userEvent.click(screen.getByRole('link', { name: 'Found' }));
};

type Found = Pick<Hit, 'kind' | 'section'>;

const elsewhere: readonly string[] = ['message', 'visit', 'provider', 'note', 'entry'];

/** All that is found in My health itself. */
const found: readonly Found[] = [
  ...hitKinds.filter((kind) => !elsewhere.includes(kind)).map((kind) => ({ kind })),
  ...entrySections.filter(isItemSection).map((section) => ({ kind: 'entry', section }) as const),
];

const cases = found.flatMap(({ kind, section }) =>
  ['1', String(count)].map((id) => ({ kind, section, id, anchor: `${section ?? kind}-${id}` })),
);

describe('an entry that was searched for', () => {
  it.each(cases)('is shown, opened and focused: $anchor', async ({ anchor, ...hit }) => {
    await open(hitPath(hit as Hit, 'mesa' as PracticeId));
    const name = anchor.replace('-', ' ');
    await waitFor(() => expect(document.activeElement?.textContent).toContain(name));
    const entry = document.activeElement?.closest('[data-entry]');
    expect(entry?.id).toBe(anchor);
    expect(entry?.closest('[hidden]')).toBeNull();
    if (hit.kind === 'lab') expect(entry?.hasAttribute('open')).toBe(true);
  });

  it('is a note on its own page, and a vital sign with all of its values', () => {
    const path = (hit: Found) => hitPath({ ...hit, id: 'a/b' }, 'mesa' as PracticeId);
    expect(path({ kind: 'note' })).toBe('/my_health/note/a%2Fb');
    expect(path({ kind: 'entry', section: 'vitalSigns' })).toBe('/my_health/measure/vitalSigns/a%2Fb/0');
  });

  it('is one of the care team where all of it stands', async () => {
    await open(hitPath({ kind: 'entry', section: 'careTeam', id: '1' }, 'mesa' as PracticeId));
    await waitFor(() => expect(document.activeElement?.id).toBe('careTeam-title'));
    expect(screen.getByText('Dr. Ng').closest('#careTeam')).not.toBeNull();
  });

  it.each(['#conditions', '#allergy-none', '#%E0%A4%A'])('is none where the address names none: %s', async (path) => {
    await open(`/my_health${path}`);
    expect(document.querySelector('[data-sought]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Found');
  });
});
