import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Health } from '@portico/application/health';
import { hitKinds } from '@portico/application/search';
import { unknownChart, type Chart, type Lab } from '@portico/domain/health';
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

/** Entries of one id in every section: an address has to tell them apart. */
const chart: Chart = {
  ...unknownChart,
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

const kinds = hitKinds.filter((kind) => kind !== 'message' && kind !== 'visit' && kind !== 'provider');

describe('an entry that was searched for', () => {
  it.each(kinds.flatMap((kind) => ['1', String(count)].map((id) => ({ kind, id }))))(
    'is shown, opened and focused: $kind $id',
    async ({ kind, id }) => {
      await open(hitPath({ kind, id }, 'mesa' as PracticeId));
      await waitFor(() => expect(document.activeElement?.textContent).toContain(`${kind} ${id}`));
      const entry = document.activeElement?.closest('[data-entry]');
      expect(entry?.id).toBe(`${kind}-${id}`);
      expect(entry?.closest('[hidden]')).toBeNull();
      if (kind === 'lab') expect(entry?.hasAttribute('open')).toBe(true);
    },
  );

  it.each(['#conditions', '#allergy-none', '#%E0%A4%A'])('is none where the address names none: %s', async (path) => {
    await open(`/my_health${path}`);
    expect(document.querySelector('[data-sought]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Found');
  });
});
