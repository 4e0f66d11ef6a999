import { describe, expect, it } from '@jest/globals';
import type { Chart, Lab, RecordItem } from '@portico/domain/health';
import { failed, ok, type LabId, type PatientId, type Result } from '@portico/domain/kernel';
import { shownCharts } from '@portico/services/health/testing';
import { ben, benAtMesa, callOf, mesa, noon, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Failure, FileContent, LockFiles } from '@portico/application/kernel';
import { MemoryRefillStore } from '@portico/domain/refills/testing';
import { HealthService } from '@portico/services/health';
import type { Health } from '@portico/application/health';
import { WholeRecordViewModel } from './whole-record.view-model.ts';

const bytesOf = (words: string): Uint8Array => Uint8Array.from(words, (character) => character.charCodeAt(0));
const bytes = bytesOf('');
const writer = { write: async () => bytes };
const printer = { record: async () => bytes, lab: async () => bytes };
const glucose: Lab = { id: 1 as LabId, name: 'Glucose', status: 'final', results: [] };
const payments: FileContent = { name: 'payments.csv', mediaType: 'text/csv', bytes };

/** Locks nothing, and notes what it was given. */
const lock: LockFiles = async (files) => ({
  bytes: bytesOf(files.map(({ name }) => name).join()),
  password: 'abcd-efgh',
});

const claim: RecordItem<'bills'> = { id: 'c', name: 'Office visit', status: 'processed', details: [] };

const scene = (labs: Chart['labs'] = { kind: 'entries', entries: [glucose] }, bills = [claim]) => {
  const parts = baseFixture();
  parts.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', language: 'en' });
  parts.charts.put(benAtMesa, { labs, bills: { kind: 'entries', entries: bills } });
  const health = new HealthService(
    parts.patients,
    parts.registration,
    parts.practices,
    shownCharts(parts.charts),
    printer,
    { fhir: writer, ccda: writer, ips: writer },
    { labs: () => bytes, bills: () => bytes },
    parts.seenResults,
    new MemoryRefillStore(() => noon),
    { of: async () => [] },
    { of: async () => [] },
    parts.activityLog,
    callOf(ben, mesa),
  );
  const delivered: FileContent[] = [];
  const delivery = { deliver: (file: FileContent) => void delivered.push(file) };
  const names = () =>
    delivered.map(({ bytes: zip }) => String.fromCharCode(...zip).replaceAll(/-\d{4}-\d\d-\d\d/g, ''));
  const screen = (
    asked: () => Promise<Result<FileContent | undefined, Failure>> = async () => ok(payments),
    port: Pick<Health, 'record' | 'recordFile' | 'labTable' | 'billTable'> = health,
  ) => new WholeRecordViewModel({ health: port, payments: asked }, lock, delivery, 'ben-mesa' as PatientId);
  return { parts, health, delivered, names, screen, delivery };
};

const all =
  'medical_record.pdf,health-record.xml,patient-summary.json,health-record.json,lab-results.csv,bills-and-claims.csv,payments.csv';

describe('the whole record in one file', () => {
  it('has every file that can be had alone, and says its password once', async () => {
    const { delivered, names, screen } = scene();
    const whole = screen();
    expect(whole.phase).toEqual({ kind: 'idle' });
    await whole.save();
    expect(whole.phase).toEqual({ kind: 'saved', password: 'abcd-efgh' });
    expect(delivered).toMatchObject([{ name: 'my_record.zip', mediaType: 'application/zip' }]);
    expect(names()).toEqual([all]);
    whole.dispose();
    expect(whole.phase).toEqual({ kind: 'idle' });
  });

  it('leaves a line in the activity log for each download of the record', async () => {
    const { parts, screen } = scene();
    await screen().save();
    const downloads = parts.activityLog.entries.filter(({ action }) => action.startsWith('downloaded'));
    expect(downloads).toHaveLength(6);
  });

  it('has no table where there is nothing to list', async () => {
    const { names, screen } = scene({ kind: 'no-information' }, []);
    await screen(async () => failed({ kind: 'not-found' })).save();
    await screen(async () => ok(undefined)).save();
    expect(names().join()).not.toContain('payments');
    expect(names().join()).not.toContain('.csv');
  });

  it('has no payments for a person who may not see them', async () => {
    const { health, names, delivery } = scene();
    await new WholeRecordViewModel({ health }, lock, delivery, 'ben-mesa' as PatientId).save();
    expect(names()).toEqual([all.replace(',payments.csv', '')]);
  });

  it('saves nothing where a file could not be had, and can be asked again', async () => {
    const { delivered, screen } = scene();
    const answers: Result<FileContent, Failure>[] = [failed({ kind: 'unavailable' }), ok(payments)];
    const whole = screen(async () => answers.shift() ?? ok(payments));
    await whole.save();
    expect(whole.phase).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    expect(delivered).toEqual([]);
    await whole.save();
    expect(whole.phase.kind).toBe('saved');
    expect(delivered).toHaveLength(1);
  });

  it('can be asked again where what locks the files could not be fetched', async () => {
    const { health, delivered, delivery } = scene();
    let fails = true;
    const failing: LockFiles = async (files) => {
      if (fails) throw new Error('Failed to fetch dynamically imported module');
      return lock(files);
    };
    const whole = new WholeRecordViewModel({ health }, failing, delivery, 'ben-mesa' as PatientId);
    await whole.save();
    expect(whole.phase).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    fails = false;
    await whole.save();
    expect(whole.phase.kind).toBe('saved');
    expect(delivered).toHaveLength(1);
  });

  it('is fetched once, and not saved after the screen was left', async () => {
    const { health, delivered, screen } = scene();
    const held = holding(health);
    const whole = screen(undefined, held.port);
    const saved = whole.save();
    await whole.save();
    expect(whole.phase).toEqual({ kind: 'fetching' });
    whole.dispose();
    await held.release();
    await saved;
    expect(delivered).toEqual([]);
    expect(whole.phase).toEqual({ kind: 'idle' });
  });
});
