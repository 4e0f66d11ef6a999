import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';
import { partOf, type SourceId } from '../records/index.ts';
import { softwareName } from './writing/write-document.ts';

const inHeader = (xml: string, inside: string): string => xml.replace('<recordTarget>', `${inside}<recordTarget>`);
const recordsOf = (xml: string) => readRecords(inputOf(xml)).records;
const notesIn = (xml: string) => recordsOf(xml).flatMap((each) => (each.type === 'note' ? [each.note] : []));

describe('a fragment about a patient', () => {
  const target = (name: string): string =>
    `<recordTarget><patientRole><id root="2.999.2" extension="mrn-7"/><patient>${name}</patient></patientRole></recordTarget>`;

  it('is that patient', () => {
    expect(recordsOf(target('<name>Ana</name>'))).toMatchObject([{ type: 'patient', name: 'Ana' }]);
  });

  it('without a name is refused', () => {
    expect(readRecords(inputOf(target('')))).toEqual({
      records: [],
      refusals: [
        {
          source: 'export/input',
          record: 'recordTarget',
          reason: 'unreadable',
          detail: 'recordTarget/patientRole/patient/name is missing or empty',
        },
      ],
    });
  });

  it('that is of another has the sections of the one who is given with it', () => {
    const given = { ...inputOf(sectionOf('48765-2', 'Latex')), patient: 'chart-7' as SourceId };
    expect(readRecords(given).records).toMatchObject([{ type: 'section', patient: 'chart-7' }]);
  });
});

describe('XML that is no document', () => {
  it('is refused by name', () => {
    expect(readRecords(inputOf('<ClinicalDocument/>')).refusals).toEqual([
      { source: 'export/input', record: '', reason: 'unknown-format', detail: 'XML that is no C-CDA document' },
    ]);
  });

  it.each([
    ['<section><a></section>', 'malformed', 'not well-formed XML'],
    ['<!DOCTYPE section><section/>', 'document-type', 'XML with a document type declaration'],
    [
      `<section>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</section>`,
      'too-large',
      'XML nested deeper than any clinical document',
    ],
  ])('is refused as what it is: %#', (xml, reason, detail) => {
    expect(readRecords(inputOf(xml)).refusals).toEqual([{ source: 'export/input', record: '', reason, detail }]);
  });
});

describe('what the header of a document says of its notes', () => {
  const note = sectionOf('29545-1', 'Well');

  it('is their language, author and date', () => {
    const header =
      '<languageCode code="es-US"/><author><assignedAuthor><assignedPerson><name>Dr. Ng</name></assignedPerson></assignedAuthor></author>';
    expect(notesIn(inHeader(documentOf(note), header))).toStrictEqual([
      {
        id: expect.any(String),
        name: 'Any title',
        kind: 'exam',
        status: 'final',
        content: [{ kind: 'paragraph', text: 'Well' }],
        code: { code: '29545-1', system: 'urn:oid:2.16.840.1.113883.6.1' },
        date: '2024-03-05',
        author: 'Dr. Ng',
        language: 'es-US',
      },
    ]);
  });

  it('is the visit that they are about, wherever that stands', () => {
    const visit = '<encounter><id root="2.999.5" extension="v"/><code displayName="Visit"/></encounter>';
    const around =
      '<componentOf><encompassingEncounter><id root="2.999.5" extension="v"/></encompassingEncounter></componentOf>';
    const document = documentOf(note, sectionOf('46240-8', 'x', visit));
    const [encounter] = recordsOf(document).filter(({ type }) => type === 'item');
    expect(notesIn(inHeader(document, around))).toMatchObject([{ visit: encounter?.id }]);
    expect(notesIn(document)[0]).not.toHaveProperty('visit');
  });

  it('is the title of one about an operation, and of no other', () => {
    const operation = documentOf(sectionOf('59776-5', 'A polyp'), sectionOf('55109-3', 'None'));
    const coded = (code: string) => operation.replace('code="34133-9"', `code="${code}"`);
    const titles = (xml: string) => notesIn(xml).map(({ name }) => name);
    expect(titles(coded('11504-8'))).toEqual(['Summary of care']);
    expect(titles(operation)).toEqual(['Any title']);
    expect(titles(coded('11504-8').replace('<title>Summary of care</title>', ''))).toEqual(['Any title']);
  });
});

describe('a record that a portal like this one wrote', () => {
  const own = `<languageCode code="es-US"/><author><assignedAuthor><assignedAuthoringDevice><softwareName>${softwareName}</softwareName></assignedAuthoringDevice></assignedAuthor></author>`;
  const visit =
    '<encounter><code displayName="Visit"/><entryRelationship><act><code code="29308-4"/><entryRelationship><observation><templateId root="2.16.840.1.113883.10.20.22.4.4"/><value displayName="Gout"/></observation></entryRelationship></act></entryRelationship></encounter>';
  const document = documentOf(
    sectionOf('46240-8', 'x', visit),
    sectionOf('59776-5', 'A polyp'),
    sectionOf('55109-3', 'None'),
  );
  const typesIn = (xml: string) =>
    recordsOf(xml)
      .map(({ type }) => type)
      .slice(2);

  it('has its problems in their own list alone, and its notes as they were, in no language of their own', () => {
    expect(typesIn(document)).toEqual(['item', 'condition', 'note']);
    expect(typesIn(inHeader(document, own))).toEqual(['item', 'note', 'note']);
    expect(notesIn(inHeader(document, own))[0]).not.toHaveProperty('language');
    expect(typesIn(inHeader(document, own.replace(softwareName, 'Another')))).toEqual(['item', 'condition', 'note']);
  });
});

describe('those who care for a patient', () => {
  const performer = (name: string) =>
    `<performer><assignedEntity><assignedPerson><name>${name}</name></assignedPerson></assignedEntity></performer>`;
  const header = `<documentationOf><serviceEvent>${performer('Ann')}</serviceEvent></documentationOf>`;

  it('are one team of the patient where the header alone names them', () => {
    const [patient, , ...records] = recordsOf(inHeader(documentOf(), header));
    const id = patient?.id ?? ('' as SourceId);
    expect(records).toStrictEqual([
      {
        type: 'care-team',
        id: partOf(id, 'documentationOf'),
        sources: ['ClinicalDocument'],
        patient: id,
        version: Date.UTC(2024, 2, 5),
        members: [{ id: expect.any(String), name: 'Ann' }],
      },
    ]);
  });

  it('are those of a section where there is one, also among other sections', () => {
    const team = `<organizer><component><act>${performer('Bo')}</act></component></organizer>`;
    const records = recordsOf(
      inHeader(documentOf(sectionOf('48765-2', 'Latex'), sectionOf('85847-2', 'x', team)), header),
    );
    expect(records.flatMap((each) => (each.type === 'care-team' ? each.members.map(({ name }) => name) : []))).toEqual([
      'Bo',
    ]);
  });
});
