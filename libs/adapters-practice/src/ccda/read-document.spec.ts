import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf, readAt } from '../reading/testing/sample-inputs.ts';

const statements = (...sections: readonly string[]) =>
  readRecords(inputOf(documentOf(...sections))).records.filter(({ type }) => type === 'section');

describe('the header', () => {
  it('gives the patient, and of a social security number the last four digits', () => {
    const outcome = readRecords(inputOf(documentOf()));
    expect(outcome.records[0]).toMatchObject({
      type: 'patient',
      name: 'María Núñez',
      birthDate: '1971-02-04',
      language: 'es',
      identifiers: [
        { system: 'urn:oid:2.999.2', value: 'mrn-7' },
        { system: 'urn:oid:2.16.840.1.113883.4.1', value: '•••-••-3456' },
      ],
    });
    expect(JSON.stringify(outcome.records[0])).not.toContain('999-12');
  });

  it('gives the document with its own bytes, untouched', () => {
    const input = inputOf(documentOf());
    expect(readRecords(input).records[1]).toMatchObject({
      type: 'document',
      document: { title: 'Summary of care', date: '2024-03-05', mediaType: 'text/xml', size: input.bytes.length },
      content: { kind: 'bytes', bytes: input.bytes },
    });
  });

  it('without a patient’s name is nobody’s document', () => {
    const nameless = documentOf(sectionOf('48765-2', 'Latex')).replace(/<name[\s\S]*?<\/name>/, '');
    expect(readRecords(inputOf(nameless))).toEqual({
      records: [],
      refusals: [
        {
          source: 'export/input',
          record: '',
          reason: 'unreadable',
          detail: 'recordTarget/patientRole/patient/name is missing or empty',
        },
      ],
    });
  });

  it('names the same patient in every document, also one who has nothing but a social security number', () => {
    const idOf = (xml: string): string | undefined => readRecords(inputOf(xml)).records[0]?.id;
    const other = documentOf().replace('doc-1', 'doc-2');
    expect(idOf(other)).toBe(idOf(documentOf()));
    const secret = (xml: string): string => xml.replace('<id root="2.999.2" extension="mrn-7"/>', '');
    expect(idOf(secret(other))).toBe(idOf(secret(documentOf())));
    expect(idOf(secret(documentOf()).replace('3456', '3457'))).not.toBe(idOf(secret(documentOf())));
  });

  it('names who cares for the patient, where no section does', () => {
    const performer =
      '<documentationOf><serviceEvent><performer><functionCode displayName="Nurse"/><assignedEntity><assignedPerson><name>Ann</name></assignedPerson></assignedEntity></performer></serviceEvent></documentationOf>';
    const outcome = readRecords(inputOf(documentOf().replace('<component>', `${performer}<component>`)));
    expect(outcome.records).toContainEqual(
      expect.objectContaining({ members: [expect.objectContaining({ name: 'Ann', role: 'Nurse' })] }),
    );
  });
});

describe('sections', () => {
  it('without entries are what their narrative says, a table row by row', () => {
    const table =
      '<table><thead><tr><th>Substance</th><th>Reaction</th></tr></thead><tbody><tr><td>Latex</td><td>Hives</td></tr><tr><td>Egg</td><td/></tr></tbody></table>';
    const text = `<paragraph>Told by the <content styleCode="Bold">mother</content>:</paragraph>${table}<list><item>one</item><item>two<br/>three</item></list><renderMultiMedia referencedObject="x"/>`;
    expect(statements(sectionOf('48765-2', text))).toMatchObject([
      {
        section: 'allergies',
        statement: {
          kind: 'narrative',
          text: ['Told by the mother:', 'Substance: Latex · Reaction: Hives', 'Substance: Egg', 'one', 'two', 'three'],
        },
      },
    ]);
  });

  it('of null flavor, or without a word, give no information; nothing written never means none', () => {
    const unknown = sectionOf('10160-0', 'No information').replace('<section>', '<section nullFlavor="NI">');
    expect(statements(unknown, sectionOf('11450-4', ''))).toMatchObject([
      { section: 'medications', statement: { kind: 'no-information' } },
      { section: 'conditions', statement: { kind: 'no-information' } },
    ]);
  });

  it('of no place in the portal and without words are refused, each entry too', () => {
    const { refusals } = readRecords(
      inputOf(documentOf(sectionOf('10164-2', '', '<observation/>'), sectionOf('10164-2', ''))),
    );
    expect(refusals.map(({ record, reason }) => [record, reason])).toEqual([
      ['section[10164-2]', 'not-kept'],
      ['section[10164-2]/entry[1]', 'not-kept'],
      ['section[10164-2 #2]', 'not-kept'],
    ]);
  });

  it('within sections are found', () => {
    const outer = sectionOf('51848-0', 'x').replace(
      '</section>',
      `<component>${sectionOf('48765-2', 'Latex')}</component></section>`,
    );
    expect(statements(outer)).toMatchObject([{ sources: ['section[51848-0]/section[48765-2]'] }]);
  });
});

describe('unstructured documents', () => {
  const bodied = (body: string): string =>
    documentOf().replace(/<component>[\s\S]*<\/component>/, `<component><nonXMLBody>${body}</nonXMLBody></component>`);

  it('are the paper inside them, or the address of the paper', () => {
    expect(
      readRecords(inputOf(bodied('<text mediaType="application/pdf" representation="B64">JVBE\nRi0=</text>')))
        .records[1],
    ).toMatchObject({
      document: { title: 'Summary of care', mediaType: 'application/pdf', size: 5 },
      content: { kind: 'bytes', bytes: new TextEncoder().encode('%PDF-') },
    });
    expect(
      readRecords(inputOf(bodied('<text mediaType="application/pdf"><reference value="paper.pdf"/></text>')))
        .records[1],
    ).toMatchObject({
      content: { kind: 'reference', url: 'paper.pdf' },
    });
  });

  it('may be plain text, which is no base64 and keeps its lines', () => {
    const [, document] = readRecords(inputOf(bodied('<text>\n SGk=\nthere  you are </text>'))).records;
    expect(document).toMatchObject({
      document: { mediaType: 'text/plain', size: 19 },
      content: { kind: 'bytes', bytes: new TextEncoder().encode('SGk=\nthere  you are') },
    });
    const [, paper] = readRecords(
      inputOf(bodied('<text mediaType="text/rtf"><reference value="a.rtf"/></text>')),
    ).records;
    expect(paper?.type === 'document' && Object.keys(paper.document)).toEqual(['id', 'title', 'date', 'mediaType']);
  });

  it.each(['<text/>', '<text representation="B64">*</text>'])('are refused without a paper: %s', (body) => {
    expect(readRecords(inputOf(bodied(body))).refusals).toMatchObject([
      { reason: 'unreadable', detail: 'nonXMLBody/text has neither base64 nor a reference' },
    ]);
  });

  it('whose paper is broken are refused, but the patient is kept', () => {
    const outcome = readRecords(inputOf(bodied('<text mediaType="application/pdf" representation="B64">*</text>')));
    expect(outcome).toMatchObject({
      records: [{ type: 'patient' }],
      refusals: [{ record: 'ClinicalDocument', reason: 'unreadable' }],
    });
  });
});

describe('fragments', () => {
  it('that lost their namespaces are read, of a patient whom only their name stands for', () => {
    const fragment = sectionOf(
      '48765-2',
      'x',
      '<act><entryRelationship typeCode="SUBJ"><observation><value xsi:type="CD" code="716186003"/></observation></entryRelationship></act>',
    );
    const [record] = readRecords(inputOf(`<?xml version="1.0"?>\n<!-- a fragment -->${fragment}`)).records;
    expect(record).toMatchObject({ type: 'section', statement: { kind: 'none-known' } });
    const [other] = readRecords(inputOf(fragment, 'export/other')).records;
    expect(other?.type === 'section' && record?.type === 'section' && other.patient === record.patient).toBe(false);
  });
});

describe('XML', () => {
  it.each([
    ['that is not well-formed', '<ClinicalDocument xmlns="urn:hl7-org:v3"><id></ClinicalDocument>', 'malformed'],
    [
      'that declares entities',
      '<!DOCTYPE x [<!ENTITY a "b">]><ClinicalDocument xmlns="urn:hl7-org:v3">&a;</ClinicalDocument>',
      'document-type',
    ],
    [
      'that declares a document type behind comments',
      '<?xml version="1.0"?><!-- c --><!DOCTYPE html><ClinicalDocument/>',
      'document-type',
    ],
    ['of another namespace', '<Patient xmlns="http://hl7.org/fhir"/>', 'unknown-format'],
    ['without namespace', '<ClinicalDocument/>', 'unknown-format'],
    [
      'nested without end',
      `<ClinicalDocument xmlns="urn:hl7-org:v3">${'<a>'.repeat(300)}${'</a>'.repeat(300)}</ClinicalDocument>`,
      'too-large',
    ],
    ['with an undeclared entity', '<section><text>&undeclared;</text></section>', 'malformed'],
  ])('ASVS-1.5 %s is refused', (_what, xml, reason) => {
    expect(readRecords(inputOf(xml))).toMatchObject({ records: [], refusals: [{ record: '', reason }] });
  });

  it('is read in the encoding it declares', () => {
    const text = documentOf().replace('UTF-8', 'ISO-8859-1');
    const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
    expect(readRecords({ name: 'x', bytes, now: readAt }).records[0]).toMatchObject({ name: 'María Núñez' });
  });
});

describe('the languages of the header', () => {
  const said =
    '<languageCommunication><languageCode code="es-US"/><preferenceInd value="true"/></languageCommunication>';
  const spoken = (code: string, isPreferred = ''): string =>
    `<languageCommunication><languageCode code="${code}"/>${isPreferred}</languageCommunication>`;
  const factsIn = (languages: string) => {
    const [person] = readRecords(inputOf(documentOf().replace(said, languages))).records;
    const { language, spokenLanguages } = person?.type === 'patient' ? (person.demographics ?? {}) : {};
    return { language: language?.more, spokenLanguages: spokenLanguages?.more };
  };

  it('are preferred only where the document says so', () => {
    expect(factsIn(spoken('vi'))).toEqual({ spokenLanguages: ['vi'] });
    expect(factsIn(spoken('vi', '<preferenceInd value="false"/>'))).toEqual({ spokenLanguages: ['vi'] });
    expect(factsIn(`${spoken('zh')}${spoken('vi')}`)).toEqual({ spokenLanguages: ['zh', 'vi'] });
    expect(factsIn(`${spoken('zh')}${spoken('vi', '<preferenceInd value="true"/>')}`)).toEqual({
      language: ['vi'],
      spokenLanguages: [],
    });
  });
});
