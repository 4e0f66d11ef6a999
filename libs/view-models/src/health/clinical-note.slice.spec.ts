import { shownCharts } from '@portico/services/health/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting } from '@portico/domain/access';
import type { ClinicalNote } from '@portico/domain/health';
import {
  actingAs,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  delegateFor,
  mesa,
  noon,
} from '@portico/services/kernel/testing';
import { ClinicalNotesService } from '@portico/services/health';
import { ClinicalNoteViewModel } from './clinical-note.view-model.ts';

const note: ClinicalNote = {
  id: 'n1',
  name: 'Progress note',
  kind: 'progress',
  status: 'final',
  visit: 'e1',
  content: [{ kind: 'paragraph', text: 'Feels well.' }],
};

let parts: ReturnType<typeof baseFixture>;
beforeEach(() => {
  parts = baseFixture();
  parts.charts.put(benAtMesa, {
    notes: { kind: 'entries', entries: [note, { ...note, id: 'n2', visit: 'e9' }] },
    encounters: { kind: 'entries', entries: [{ id: 'e1', name: 'Office visit', status: 'completed', details: [] }] },
  });
  parts.charts.put(anaAtMesa, { notes: { kind: 'entries', entries: [{ ...note, id: 'n9' }] } });
});

const opened = async (id: string, acting: Acting = actingAs(ben, mesa)) => {
  const service = new ClinicalNotesService(shownCharts(parts.charts), parts.activityLog, {
    acting,
    language: 'en',
    now: noon,
  });
  const viewModel = new ClinicalNoteViewModel(service, id);
  await viewModel.load();
  return viewModel.phase;
};

describe('the page of a clinical note', () => {
  it('shows the note with the visit that it was written at, and leaves a line in the activity log', async () => {
    expect(await opened('n1')).toEqual({ kind: 'ready', page: { note, visit: { id: 'e1', name: 'Office visit' } } });
    expect(parts.activityLog.entries).toMatchObject([{ action: 'viewed-record-entry', resource: 'n1' }]);
  });

  it('names no visit that the record does not have', async () => {
    expect(await opened('n2')).toEqual({ kind: 'ready', page: { note: { ...note, id: 'n2', visit: 'e9' } } });
  });

  it('is not there for a note of somebody else, or for a delegate who may not see the record', async () => {
    const notFound = { kind: 'failed', failure: { kind: 'not-found' } };
    expect(await opened('n9')).toEqual(notFound);
    const delegate = delegateFor(ben, benAtMesa, 'appointments:view');
    expect((await opened('n1', delegate)).kind).toBe('failed');
    expect(parts.activityLog.entries).toEqual([]);
  });
});
