import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (code: string, ...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries))));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};
const loinc = (code: string) => ({ code, system: 'urn:oid:2.16.840.1.113883.6.1' });

describe('a vital sign of C-CDA is shown as it was said', () => {
  const measured = (code: string, name: string, value: string, more = '<statusCode code="completed"/>'): string =>
    `<observation>${more}<code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="${name}"/>${value}</observation>`;
  const amount = (value: string, unit: string): string => `<value xsi:type="PQ" value="${value}" unit="${unit}"/>`;
  const organizer = (...observations: readonly string[]): string =>
    `<organizer><code code="46680005"/><statusCode code="completed"/><effectiveTime value="20150622"/>${observations.map((each) => `<component>${each}</component>`).join('')}</organizer>`;
  const at = (time: string): string => `<statusCode code="completed"/><effectiveTime value="${time}"/>`;
  const upper = (time: string) => measured('8480-6', 'Systolic', amount('145', 'mm[Hg]'), at(time));
  const lower = (time: string) => measured('8462-4', 'Diastolic', amount('88.0', 'mm[Hg]'), at(time));

  it('with its own time or that of all, and both parts of a blood pressure together', () => {
    const entry = organizer(
      measured('8302-2', 'Height', amount('177', 'cm')),
      lower('201506221008-0500'),
      upper('201506221008-0500'),
    );
    const { records, refusals } = read('8716-3', entry);
    expect(refusals).toEqual([]);
    expect(records).toMatchObject([
      {
        type: 'vital-sign',
        vitalSign: {
          name: 'Height',
          code: loinc('8302-2'),
          date: '2015-06-22',
          status: 'final',
          parts: [{ name: 'Height', code: loinc('8302-2'), value: { kind: 'quantity', value: '177', unit: 'cm' } }],
        },
      },
      {
        vitalSign: {
          name: 'Systolic / Diastolic',
          date: '2015-06-22T10:08-05:00',
          parts: [
            { name: 'Systolic', code: loinc('8480-6'), value: { value: '145', unit: 'mm[Hg]' } },
            { name: 'Diastolic', code: loinc('8462-4'), value: { value: '88.0', unit: 'mm[Hg]' } },
          ],
        },
      },
    ]);
  });

  it.each([
    { case: 'of two moments', values: [upper('20150622'), lower('20150623')], names: ['Systolic', 'Diastolic'] },
    {
      case: 'of which one is there twice',
      values: [upper('20150622'), upper('20150622'), lower('20150622')],
      names: ['Systolic', 'Systolic', 'Diastolic'],
    },
  ])('parts of a blood pressure $case stay apart', ({ values, names }) => {
    const { records } = read('8716-3', organizer(...values));
    expect(records.map((each) => each.type === 'vital-sign' && each.vitalSign.name)).toEqual(names);
    expect(new Set(records.map(({ id }) => id)).size).toBe(names.length);
  });

  it.each(['<value xsi:type="PQ" nullFlavor="UNK"/>', ''])('without a value it is unknown: %s', (value) => {
    const { records } = read(
      '8716-3',
      organizer(measured('8302-2', 'Height', value, '<statusCode nullFlavor="UNK"/>')),
    );
    expect(records).toMatchObject([{ vitalSign: { status: 'unknown', parts: [{ value: { kind: 'unknown' } }] } }]);
  });

  it('never where it was entered in error, of which the others stand', () => {
    const wrong = measured('8302-2', 'Height', amount('17', 'cm'), '<statusCode code="nullified"/>');
    const { records, refusals } = read('8716-3', organizer(wrong, measured('29463-7', 'Weight', amount('88', 'kg'))));
    expect(refusals).toMatchObject([{ reason: 'entered-in-error' }]);
    expect(records).toMatchObject([{ vitalSign: { name: 'Weight' } }]);
  });
});

describe('a procedure of C-CDA is shown as it was said', () => {
  const done = (kind: string, inside: string, attributes = 'moodCode="EVN"'): string =>
    `<${kind} ${attributes}><code code="73761001" codeSystem="2.16.840.1.113883.6.96" displayName="Colonoscopy"/>${inside}</${kind}>`;

  it.each(['procedure', 'act', 'observation'])('as the kind of act %s', (kind) => {
    const inside =
      '<statusCode code="completed"/><effectiveTime><low value="201502"/></effectiveTime><performer><assignedEntity><assignedPerson><name>Dr. Ana Núñez</name></assignedPerson></assignedEntity></performer>';
    expect(read('47519-4', done(kind, inside)).records).toMatchObject([
      {
        type: 'procedure',
        procedure: {
          name: 'Colonoscopy',
          code: { code: '73761001', system: 'urn:oid:2.16.840.1.113883.6.96' },
          date: '2015-02',
          status: 'completed',
          performer: 'Dr. Ana Núñez',
        },
      },
    ]);
  });

  it.each([
    { inside: '<statusCode code="active"/>', shown: 'in-progress' },
    { inside: '<statusCode code="aborted"/>', shown: 'stopped' },
    { inside: '<statusCode code="cancelled"/>', shown: 'not-done' },
    { inside: '<statusCode nullFlavor="UNK"/>', shown: 'unknown' },
    { inside: '<statusCode code="strange"/>', shown: 'unknown' },
    { inside: '', shown: 'unknown' },
  ])('with the status that is said: $inside $shown', ({ inside, shown }) => {
    expect(read('47519-4', done('procedure', inside)).records).toMatchObject([{ procedure: { status: shown } }]);
  });

  it('as not done where it is negated, and not at all where it is planned or entered in error', () => {
    const completed = '<statusCode code="completed"/>';
    const { records, refusals } = read(
      '47519-4',
      done('procedure', completed, 'negationInd="true"'),
      done('procedure', completed, 'moodCode="INT"'),
      done('procedure', '<statusCode code="nullified"/>'),
    );
    expect(records).toMatchObject([{ procedure: { status: 'not-done' } }, { section: 'carePlans' }]);
    expect(refusals.map(({ reason }) => reason)).toEqual(['entered-in-error']);
  });
});

describe('vital signs and procedures of FHIR are shown as they were said', () => {
  const subject = { reference: 'Patient/p' };
  const concept = (code: string, display: string) => ({ coding: [{ system: 'http://loinc.org', code, display }] });
  const vital = {
    resourceType: 'Observation',
    id: 'v',
    status: 'final',
    category: [{ coding: [{ code: 'vital-signs' }] }],
    code: concept('29463-7', 'Body weight'),
    subject,
    effectiveDateTime: '2024-02-03',
  };
  const records = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources))).records;

  it('a value with its digits and unit', () => {
    const text = JSON.stringify({ ...vital, valueQuantity: { value: 1, unit: 'kg' } }).replace(
      '"value":1',
      '"value":72.50',
    );
    expect(readRecords(inputOf(text)).records).toMatchObject([
      {
        type: 'vital-sign',
        vitalSign: {
          name: 'Body weight',
          code: { code: '29463-7', system: 'http://loinc.org' },
          date: '2024-02-03',
          status: 'final',
          parts: [{ name: 'Body weight', value: { kind: 'quantity', value: '72.50', unit: 'kg' } }],
        },
      },
    ]);
  });

  it('a blood pressure with both of its parts, one of which may be unknown', () => {
    const component = [
      { code: concept('8480-6', 'Systolic'), valueQuantity: { value: 120, unit: 'mmHg' } },
      { code: concept('8462-4', 'Diastolic'), dataAbsentReason: { text: 'not measured' } },
    ];
    expect(records({ ...vital, code: concept('85354-9', 'Blood pressure'), component })).toMatchObject([
      {
        vitalSign: {
          name: 'Blood pressure',
          parts: [
            { name: 'Systolic', value: { kind: 'quantity', value: '120', unit: 'mmHg' } },
            { name: 'Diastolic', value: { kind: 'unknown' } },
          ],
        },
      },
    ]);
  });

  it.each([
    {
      says: { status: 'amended', valueInteger: 3 },
      shown: { status: 'corrected', parts: [{ value: { value: '3' } }] },
    },
    { says: { status: 'strange', valueInteger: 3 }, shown: { status: 'unknown' } },
    { says: { status: undefined }, shown: { status: 'unknown', parts: [{ value: { kind: 'unknown' } }] } },
  ])('$says', ({ says, shown }) => {
    expect(records({ ...vital, ...says })).toMatchObject([{ vitalSign: shown }]);
  });

  it.each([
    { says: { status: 'entered-in-error' }, reason: 'entered-in-error' },
    { says: { status: 'cancelled' }, reason: 'not-kept' },
    { says: { hasMember: [{ reference: 'Observation/x' }] }, reason: 'not-kept' },
  ])('never: $says', ({ says, reason }) => {
    expect(readRecords(fhirInput({ ...vital, ...says }))).toMatchObject({ records: [], refusals: [{ reason }] });
  });

  const procedure = { resourceType: 'Procedure', id: 'q', subject, code: { text: 'Colonoscopy' } };

  it.each([
    { says: { status: 'completed', performedDateTime: '2015' }, shown: { status: 'completed', date: '2015' } },
    { says: { status: 'preparation' }, shown: { status: 'planned' } },
    {
      says: { status: 'strange', performedPeriod: { start: '2015-02' } },
      shown: { status: 'unknown', date: '2015-02' },
    },
    { says: { performer: [{ actor: { display: 'Dr. Ana Núñez' } }] }, shown: { performer: 'Dr. Ana Núñez' } },
  ])('a procedure: $says', ({ says, shown }) => {
    expect(records({ ...procedure, ...says })).toMatchObject([{ type: 'procedure', procedure: shown }]);
  });

  it('no procedure that was entered in error', () => {
    expect(readRecords(fhirInput({ ...procedure, status: 'entered-in-error' }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'entered-in-error' }],
    });
  });
});
