import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedChart } from '@portico/adapters-practice/embedded';
import type { PatientId } from '@portico/domain/kernel';
import { importedRecords } from './import-files.ts';
import { ImportBench } from './testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const section = (code: string, ...entries: readonly string[]): string =>
  `<component><section><code code="${code}"/><title>Any</title><text>As coded</text>${entries
    .map((entry) => `<entry>${entry}</entry>`)
    .join('')}</section></component>`;

const own = (extension: string): string => `<id root="2.999.5" extension="${extension}"/>`;
const observation = (id: string, code: string, name: string, value: string): string =>
  `<component><observation>${own(id)}<code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="${name}"/><statusCode code="completed"/><value xsi:type="PQ" value="${value}" unit="mm[Hg]"/></observation></component>`;

/** A document in which the vaccine and the procedure have these statuses, and the upper value is this one. */
const document = (written: string, status: string, upper: string): string =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root="2.999.1" extension="${written}"/><title>Summary</title><effectiveTime value="${written}"/>
  <recordTarget><patientRole><id root="2.999.2" extension="mrn-7"/><patient>
  <name><given>Ana</given><family>Núñez</family></name><birthTime value="19710204"/></patient></patientRole></recordTarget>
  <component><structuredBody>${[
    section(
      '11369-6',
      `<substanceAdministration moodCode="EVN">${own('i')}<statusCode code="${status}"/><effectiveTime value="20140510"/><consumable><manufacturedProduct><manufacturedMaterial><code code="88" codeSystem="2.16.840.1.113883.12.292" displayName="Influenza"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`,
    ),
    section(
      '8716-3',
      `<organizer>${own('o')}<statusCode code="completed"/><effectiveTime value="20150622"/>${observation('u', '8480-6', 'Systolic', upper)}${observation('l', '8462-4', 'Diastolic', '88')}</organizer>`,
    ),
    section(
      '47519-4',
      `<procedure moodCode="EVN">${own('p')}<code code="73761001" codeSystem="2.16.840.1.113883.6.96" displayName="Colonoscopy"/><statusCode code="${status}"/><effectiveTime value="201502"/></procedure>`,
    ),
    section(
      '29762-2',
      `<observation>${own('s')}<code code="72166-2" displayName="Smoking"/><statusCode code="${status}"/><value xsi:type="CD" code="8517006" displayName="Former smoker"/></observation>`,
    ),
  ].join('')}</structuredBody></component></ClinicalDocument>`;

const sections = ['immunizations', 'vitalSigns', 'procedures', 'socialHistory'] as const;
const shown = () => Promise.all(sections.map((name) => bench.shown(name)));

describe('immunizations, vital signs, procedures and social history of a document', () => {
  it('stand in the chart as the document says, and 0 rows change by one more import', async () => {
    const file = await bench.file('new.xml', document('20250601', 'completed', '145'));
    const [outcome] = await bench.imported(file);
    expect(outcome?.refusals).toEqual([]);
    const [row] = await bench.database.rows<{ readonly id: PatientId }>({ text: 'select id from clinic.patients' });
    const patient = { practice: importedRecords.id, patient: row?.id ?? ('' as PatientId) };
    const chart = await new EmbeddedChart(bench.database).chart(patient);
    expect(chart.immunizations).toMatchObject({
      entries: [{ vaccine: 'Influenza', code: { code: '88' }, date: '2014-05-10', status: 'completed' }],
    });
    expect(chart.vitalSigns).toMatchObject({
      entries: [
        { date: '2015-06-22', parts: [{ value: { value: '145', unit: 'mm[Hg]' } }, { value: { value: '88' } }] },
      ],
    });
    expect(chart.procedures).toMatchObject({
      entries: [{ name: 'Colonoscopy', date: '2015-02', status: 'completed' }],
    });
    expect(chart.socialHistory).toMatchObject({
      entries: [{ name: 'Smoking', value: { text: 'Former smoker' }, status: 'final' }],
    });
    expect((await bench.imported(file)).map(({ changed }) => changed)).toEqual([0]);
  });

  it('are never replaced by those of an older document, whichever comes first', async () => {
    const newer = await bench.file('new.xml', document('20250601', 'completed', '145'));
    const older = await bench.file('old.xml', document('20210101', 'active', '140'));
    await bench.imported(newer, older);
    const expected = await shown();
    expect(expected).toMatchObject([
      [{ status: 'completed' }],
      [{ parts: [{ value: { value: '145' } }, { value: { value: '88' } }] }],
      [{ status: 'completed' }],
      [{ status: 'final' }],
    ]);
    await bench.empty();
    await bench.imported(older);
    expect(await shown()).toMatchObject([
      [{ status: 'unknown' }],
      [{}],
      [{ status: 'in-progress' }],
      [{ status: 'unknown' }],
    ]);
    await bench.imported(newer);
    expect(await shown()).toEqual(expected);
  });
});
