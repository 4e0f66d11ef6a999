import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (...sections: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(...sections)));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};

const none =
  '<substanceAdministration negationInd="true"><consumable><manufacturedProduct><manufacturedMaterial><code nullFlavor="OTH"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>';
const concern = (inside: string, negated = ''): string =>
  `<act${negated}><code code="75310-3" displayName="Health Concern"/>${inside}<statusCode code="active"/></act>`;
const pointer = (id: string): string =>
  `<entryRelationship typeCode="REFR"><act><templateId root="2.16.840.1.113883.10.20.22.4.122"/><id root="${id}"/><code nullFlavor="NP"/></act></entryRelationship>`;

describe('what a document says of one stay in words', () => {
  it('is a note of the document, with the entries that say the same, and no word about the chart', () => {
    const { records, refusals } = read(sectionOf('42346-7', 'No medications at home', none));
    expect(records).toMatchObject([
      {
        type: 'note',
        sources: ['section[42346-7]', 'section[42346-7]/entry[1]'],
        note: { name: 'Any title', date: '2024-03-05', content: [{ text: 'No medications at home' }] },
      },
    ]);
    expect(refusals).toEqual([]);
  });

  it('is a note where it has no entries, as the diagnosis before an operation often is', () => {
    expect(read(sectionOf('10219-4', 'Appendicitis')).records).toMatchObject([
      { type: 'note', note: { content: [{ text: 'Appendicitis' }] } },
    ]);
  });

  it('is nothing where the section says itself that there is no information', () => {
    const silent = sectionOf('46240-8', 'No encounters').replace('<section>', '<section nullFlavor="NI">');
    expect(read(silent)).toMatchObject({
      records: [],
      refusals: [{ reason: 'not-kept', detail: 'a section that says itself that it has no information' }],
    });
  });

  it('is a note beside what cannot be read, which is refused as such', () => {
    const { records, refusals } = read(sectionOf('42346-7', 'None but one', none, '<substanceAdministration/>'));
    expect(records).toMatchObject([{ type: 'note', sources: ['section[42346-7]', 'section[42346-7]/entry[1]'] }]);
    expect(refusals).toMatchObject([
      { record: 'section[42346-7]/entry[2]', reason: 'unreadable', detail: 'a medication without a drug' },
    ]);
  });

  it('is refused where it has no words', () => {
    expect(read(sectionOf('42346-7', '', none))).toMatchObject({
      records: [],
      refusals: ['section[42346-7]/entry[1]', 'section[42346-7]'].map((record) => ({
        record,
        reason: 'not-kept',
        detail: 'what is said of one stay as a whole stands in the document only',
      })),
    });
  });

  it('is beside the entries of it that can be read, and then no note', () => {
    const taken = none.replace(' negationInd="true"', '').replace('nullFlavor="OTH"', 'displayName="Aspirin"');
    expect(read(sectionOf('42346-7', 'One', none, taken))).toMatchObject({
      records: [{ type: 'medication' }],
      refusals: [{ record: 'section[42346-7]/entry[1]', reason: 'not-kept' }],
    });
  });

  it('is each of its notes but for those that were taken back', () => {
    const note = (id: string, status: string) =>
      `<act><templateId root="2.16.840.1.113883.10.20.22.4.202"/><code code="34109-9"/><text><reference value="#${id}"/></text><statusCode code="${status}"/></act>`;
    const words = '<paragraph ID="a">First words</paragraph><paragraph ID="b">Second words</paragraph>';
    const { records } = read(sectionOf('42346-7', words, note('a', 'nullified'), note('b', 'completed')));
    expect(records).toMatchObject([{ type: 'note', note: { content: [{ text: 'Second words' }] } }]);
  });

  it('is no note beside an entry that was taken back', () => {
    const back = `<act><code code="42347-5"/><entryRelationship typeCode="SUBJ"><observation><templateId root="2.16.840.1.113883.10.20.22.4.4"/><statusCode code="nullified"/><value code="1" displayName="Gout"/></observation></entryRelationship></act>`;
    const { records, refusals } = read(sectionOf('42347-5', 'Gout', back));
    expect(records).toEqual([]);
    expect(refusals.map(({ reason }) => reason)).toEqual(['entered-in-error', 'not-kept']);
  });
});

describe('health concerns', () => {
  it('that are findings are kept as such', () => {
    const finding =
      '<observation><code code="11323-3" codeSystem="2.16.840.1.113883.6.1" displayName="Health status"/><statusCode code="completed"/><value xsi:type="CD" code="161901003" codeSystem="2.16.840.1.113883.6.96" displayName="Chronically ill"/></observation>';
    expect(read(sectionOf('75310-3', 'x', finding))).toMatchObject({
      records: [
        {
          section: 'healthStatus',
          item: {
            name: 'Health status',
            value: { text: 'Chronically ill' },
            valueCode: { code: '161901003' },
            status: 'final',
          },
        },
      ],
      refusals: [],
    });
  });

  it('that are denied in words are a note with these words', () => {
    const { records, refusals } = read(sectionOf('75310-3', 'No known concerns', concern('', ' negationInd="true"')));
    expect(records).toMatchObject([{ type: 'note', note: { content: [{ text: 'No known concerns' }] } }]);
    expect(refusals).toEqual([]);
  });

  it('that say more than where other entries are, or point at what is not there, are read themselves', () => {
    const problem =
      '<act><id root="1.1"/><entryRelationship typeCode="SUBJ"><observation><id root="1.2"/><templateId root="2.16.840.1.113883.10.20.22.4.4"/><value code="1" displayName="Gout"/></observation></entryRelationship></act>';
    const typesOf = (inside: string) =>
      read(sectionOf('11450-4', 'x', problem), sectionOf('75310-3', 'y', concern(inside))).records.map(
        ({ type }) => type,
      );
    const [here, gone] = [pointer('1.2'), pointer('3.1')];
    const two = here.replace('<templateId', '<templateId root="2.999"/><templateId');
    const other = here.replace('10.20.22.4.122', '10.20.22.4.999');
    const observation = '<entryRelationship typeCode="SUBJ"><observation/></entryRelationship>';
    expect(typesOf(here)).toEqual(['condition']);
    expect(typesOf(two)).toEqual(['condition']);
    expect(typesOf(here + gone)).toEqual(['condition', 'note']);
    expect(typesOf(here + observation)).toEqual(['condition', 'note']);
    expect(typesOf(other)).toEqual(['condition', 'note']);
    expect(typesOf(here + other)).toEqual(['condition', 'note']);
  });

  it('that only point at entries of the document are told there', () => {
    const problem =
      '<act><id root="1.1"/><entryRelationship typeCode="SUBJ"><observation><id root="1.2"/><templateId root="2.16.840.1.113883.10.20.22.4.4"/><value code="1" displayName="Gout"/></observation></entryRelationship></act>';
    const found = (id: string) =>
      read(sectionOf('11450-4', 'x', problem), sectionOf('75310-3', 'y', concern(pointer(id))));
    expect(found('1.2')).toMatchObject({
      records: [{ type: 'condition' }],
      refusals: [{ reason: 'not-kept', detail: 'a concern about entries that stand for themselves' }],
    });
    expect(found('3.1')).toMatchObject({ records: [{ type: 'condition' }, { type: 'note' }], refusals: [] });
  });
});

describe('what stands among other things', () => {
  it('is a plan with its own status where it was done among plans', () => {
    const handoff =
      '<act moodCode="EVN"><code code="432138007" codeSystem="2.16.840.1.113883.6.96" displayName="Handoff communication"/><statusCode code="completed"/><effectiveTime value="20130712"/></act>';
    expect(read(sectionOf('18776-5', 'x', handoff))).toMatchObject({
      records: [
        {
          section: 'carePlans',
          item: { name: 'Handoff communication', code: { code: '432138007' }, date: '2013-07-12', status: 'completed' },
        },
        { section: 'carePlans', item: { value: { text: 'x' } } },
      ],
      refusals: [],
    });
  });

  it('is a plan where it is only meant among procedures', () => {
    const meant =
      '<act moodCode="INT"><code code="274025005" displayName="Polypectomy"/><statusCode code="active"/><effectiveTime value="20240401"/></act>';
    expect(read(sectionOf('47519-4', 'x', meant))).toMatchObject({
      records: [{ section: 'carePlans', item: { name: 'Polypectomy', date: '2024-04-01', status: 'planned' } }],
      refusals: [],
    });
  });

  it('is a procedure where it names what the sections below are about, and a heading alone is nothing', () => {
    const inner = '<component><section><title>Laterality</title><text>Right</text></section></component>';
    const context =
      '<entry><act moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.6.2.5"/><code code="19301" codeSystem="2.16.840.1.113883.6.12" displayName="Mastectomy, partial"/></act></entry>';
    const { records, refusals } = read(
      `<section><title>Operative Description</title><component><section><title>Mastectomy</title>${context}${inner}</section></component></section>`,
    );
    expect(records).toMatchObject([
      { type: 'procedure', procedure: { name: 'Mastectomy, partial', code: { code: '19301' }, status: 'unknown' } },
      { type: 'note', note: { name: 'Laterality' } },
    ]);
    expect(refusals.map(({ record, detail }) => [record, detail])).toEqual([
      ['section[without code]', 'a heading over sections that are read themselves'],
    ]);
  });
});

describe('from FHIR', () => {
  const about = { subject: { reference: 'Patient/p' }, status: 'final' };
  const patient = { resourceType: 'Patient', id: 'p', name: [{ text: 'Ana' }], birthDate: '1970-01-01' };

  it('whether there is an advance directive is one of them', () => {
    const said = {
      ...about,
      resourceType: 'Observation',
      id: 'o',
      category: [{ coding: [{ code: 'observation-adi-documentation' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '45473-6', display: 'Advance directive completed' }] },
      effectiveDateTime: '2024-05-16',
      valueCodeableConcept: { coding: [{ system: 'http://snomed.info/sct', code: '373067005', display: 'No' }] },
    };
    expect(readRecords(fhirInput(bundleOf(patient, said)))).toMatchObject({
      records: [
        {},
        {
          section: 'advanceDirectives',
          item: {
            name: 'Advance directive completed',
            value: { text: 'No' },
            valueCode: { code: '373067005' },
            date: '2024-05-16',
          },
        },
      ],
      refusals: [],
    });
  });

  const picture = {
    ...about,
    status: 'completed',
    resourceType: 'Media',
    id: 'm',
    type: { coding: [{ code: 'image', display: 'Image' }] },
    createdDateTime: '2017-12-17',
    content: { contentType: 'image/png', data: 'iVBORw0KGgo=' },
  };

  it('a picture is a file of the person, called what it was made with or of what kind it is', () => {
    expect(readRecords(fhirInput(bundleOf(patient, picture)))).toMatchObject({
      records: [
        {},
        {
          type: 'document',
          sources: [expect.stringContaining('Media/m')],
          document: { title: 'Image', date: '2017-12-17', mediaType: 'image/png', size: 8 },
          content: { kind: 'bytes' },
        },
      ],
      refusals: [],
    });
    const [, film] = readRecords(fhirInput(bundleOf(patient, { ...picture, modality: { text: 'X-ray' } }))).records;
    expect(film).toMatchObject({ document: { title: 'X-ray' } });
  });

  it.each(['not-done', 'stopped', 'preparation', 'in-progress', 'on-hold'])(
    'a picture that is %s is none',
    (status) => {
      expect(readRecords(fhirInput(bundleOf(patient, { ...picture, status }))).refusals).toMatchObject([
        { reason: 'not-kept', detail: 'a picture that was not finished' },
      ]);
    },
  );

  it('a picture of something else than a person has no place', () => {
    const { subject: _, ...nobody } = picture;
    expect(readRecords(fhirInput(bundleOf(patient, nobody))).records).toHaveLength(1);
  });
});
