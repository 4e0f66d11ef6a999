import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type PatientId } from '@portico/domain/kernel';
import { invite } from '../invite/invite-patient.ts';
import { importedRecords, importFiles } from './import-files.ts';
import { patientList, patientsOf } from './import-report.ts';
import { ImportBench } from './testing/import-into-database.ts';

const acting = { now: instant(Date.UTC(2026, 10, 24)), operator: 'olga' as OperatorName, reason: 'Import.' };

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const problem = `<entry><act classCode="ACT" moodCode="EVN"><statusCode code="active"/><entryRelationship typeCode="SUBJ">
  <observation classCode="OBS" moodCode="EVN"><statusCode code="completed"/><value code="1" displayName="Asthma"/></observation>
  </entryRelationship></act></entry>`;

const section = (code: string, text: string, entries = ''): string =>
  `<component><section><code code="${code}"/><text>${text}</text>${entries}</section></component>`;

const document = (sections: string, birthTime = '<birthTime value="19710204"/>'): string =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3"><id root="2.999.1" extension="a"/><title>Summary</title><effectiveTime value="20240305"/>
  <recordTarget><patientRole><id root="2.999.2" extension="mrn-7"/><patient><name><given>Ana</given><family>Núñez</family></name>
  ${birthTime}</patient></patientRole></recordTarget><component><structuredBody>${sections}</structuredBody></component></ClinicalDocument>`;

const imported = async (content: string) => {
  const [outcome] = await bench.imported(await bench.file('a.xml', content));
  if (outcome === undefined) throw new Error('One file has one outcome.');
  return outcome;
};

describe('words about a section', () => {
  it('are counted as kept where they are shown', async () => {
    const { read, kept, refusals } = await imported(document(section('11348-0', 'A stroke in 2011.')));
    expect({ read, kept, refusals }).toEqual({ read: 3, kept: 3, refusals: [] });
  });

  it('are named as not shown where the chart has entries of the section, each time', async () => {
    const both = document(section('11450-4', 'Asthma', problem) + section('11348-0', 'A stroke in 2011.'));
    const first = await imported(both);
    expect(first).toMatchObject({ read: 4, kept: 3 });
    expect(first.refusals).toMatchObject([{ record: 'section[11348-0]', reason: 'superseded' }]);
    expect(await imported(both)).toMatchObject({ changed: 0, kept: 3, refusals: first.refusals });
  });
});

describe('who was imported', () => {
  it('is listed by name with what an invitation needs', async () => {
    const { patients } = await imported(document(''));
    expect(patientList(importedRecords.id, await patientsOf(bench.database, importedRecords.id, patients))).toBe(
      `Ana Núñez: --practice imported --patient ${patients[0]}`,
    );
  });

  it('without a date of birth can be invited once the practice says it, and an import does not take it back', async () => {
    const undated = document('', '');
    const { patients } = await imported(undated);
    const [patient = '' as PatientId] = patients;
    expect(patientList(importedRecords.id, await patientsOf(bench.database, importedRecords.id))).toContain(
      '--birth-date YYYY-MM-DD',
    );
    const request = { practice: importedRecords.id, patient, to: 'ana@example.org' };
    const send = (birthDate?: string) =>
      invite(bench.database, { ...request, birthDate }, 'https://portal.example.org', acting);
    await expect(send()).rejects.toThrow('--birth-date');
    await expect(send('1971')).rejects.toThrow('must be a day');
    expect(await send('1971-02-04')).toContain('by mail');
    await expect(send('1980-01-01')).rejects.toThrow('another date of birth');
    expect(await imported(undated)).toMatchObject({ changed: 0 });
    expect(await send()).toContain('by mail');
  });

  it('is given by the one who imports for a part of a document that names nobody', async () => {
    const { patients } = await imported(document(''));
    const [patient = '' as PatientId] = patients;
    const part = await bench.file('part.xml', section('11450-4', 'x', problem).replaceAll(/<\/?component>/g, ''));
    expect(await bench.imported(part)).toMatchObject([{ kept: 0, refusals: [{ reason: 'unreadable' }] }]);
    const given = await importFiles(bench.database, importedRecords, [part], { now: acting.now, patient });
    expect(given).toMatchObject([{ kept: 1, refusals: [] }]);
    expect(await bench.shown('conditions')).toMatchObject([{ name: 'Asthma' }]);
  });
});
