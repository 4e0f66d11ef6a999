import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';
import { partOf, type ReadRecord, type SourceId } from '../records/index.ts';

const idOf = (record: ReadRecord | undefined): SourceId => {
  if (record === undefined) throw new Error('no record');
  return record.id;
};

const id = '<id root="2.999.AB" extension="7"/>';
const done = '<statusCode code="completed"/>';
const on = '<effectiveTime value="20240102"/>';
const material =
  '<manufacturedProduct><manufacturedMaterial><code displayName="Drug"/></manufacturedMaterial></manufacturedProduct>';
const concern = (inside: string): string =>
  `<act><entryRelationship typeCode="SUBJ">${inside}</entryRelationship></act>`;

/** An entry of each section with one identifier, and what names it beside the patient. */
const entries: readonly (readonly [section: string, code: string, about: readonly string[], entry: string])[] = [
  [
    'allergies',
    '48765-2',
    ['latex'],
    concern(
      `<observation>${id}<value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code displayName="Latex"/></playingEntity></participantRole></participant></observation>`,
    ),
  ],
  ['conditions', '11450-4', ['gout'], concern(`<observation>${id}<value displayName="Gout"/></observation>`)],
  [
    'medications',
    '10160-0',
    ['drug'],
    `<substanceAdministration>${id}<consumable>${material}</consumable></substanceAdministration>`,
  ],
  [
    'immunizations',
    '11369-6',
    ['drug', '2024-01-02'],
    `<substanceAdministration>${id}${on}<consumable>${material}</consumable></substanceAdministration>`,
  ],
  ['procedures', '47519-4', ['suture', '2024-01-02'], `<procedure>${id}<code displayName="Suture"/>${on}</procedure>`],
  ['labs', '30954-2', ['panel', '2024-01-02'], `<organizer>${id}<code displayName="Panel"/>${done}${on}</organizer>`],
  [
    'vitalSigns',
    '8716-3',
    ['pulse', '2024-01-02'],
    `<observation>${id}<code displayName="Pulse"/>${done}${on}</observation>`,
  ],
  ['encounters', '46240-8', ['visit', '2024-01-02'], `<encounter>${id}<code displayName="Visit"/>${on}</encounter>`],
  [
    'socialHistory',
    '29762-2',
    ['smoking', '2024-01-02'],
    `<observation>${id}<code displayName="Smoking"/>${on}</observation>`,
  ],
  ['goals', '61146-7', ['weight', ''], `<observation moodCode="GOL">${id}<code displayName="Weight"/></observation>`],
  ['carePlans', '18776-5', ['x-ray', ''], `<act moodCode="INT">${id}<code displayName="X-ray"/></act>`],
  [
    'careTeam',
    '85847-2',
    [],
    `<organizer>${id}<component><act><performer><assignedEntity><assignedPerson><name>Ann</name></assignedPerson></assignedEntity></performer></act></component></organizer>`,
  ],
];

// Rows that are stored are named by these ids: one that changed would have everything twice.
describe.each(entries)('an entry of %s', (section, code, about, entry) => {
  const read = () => {
    const [patient, , record] = readRecords(inputOf(documentOf(sectionOf(code, 'x', entry)))).records;
    return { patient: idOf(patient), record };
  };

  it('is named by its own identifier and by what it is about', () => {
    const { patient, record } = read();
    expect(record?.id).toBe(partOf(patient, JSON.stringify([section, '2.999.ab', '7', ...about])));
  });

  it('is said to stand where it stands', () => {
    expect(read().record?.sources).toEqual([`section[${code}]/entry[1]`]);
  });

  it('is one that a concern can point at', () => {
    const pointer = `<act><code code="75310-3"/><entryRelationship typeCode="REFR"><act><templateId root="2.16.840.1.113883.10.20.22.4.122"/>${id}</act></entryRelationship></act>`;
    const { refusals } = readRecords(
      inputOf(documentOf(sectionOf(code, 'x', entry), sectionOf('75310-3', 'y', pointer))),
    );
    expect(refusals).toMatchObject([{ detail: 'a concern about entries that stand for themselves' }]);
  });
});

describe('the name of an entry', () => {
  const namesOf = (...ids: readonly string[]) => {
    const problems = ids.map((each) => concern(`<observation>${each}<value displayName="Gout"/></observation>`));
    const [patient, document, ...records] = readRecords(
      inputOf(documentOf(sectionOf('11450-4', 'x', ...problems))),
    ).records;
    return { patient: idOf(patient), document: idOf(document), names: records.map((each) => each.id) };
  };
  const key = JSON.stringify(['conditions', '2.999.ab', '7', 'gout']);

  it('is another one where its identifier stands in the document again', () => {
    const { patient, names } = namesOf(id, id, id);
    expect(names).toEqual([partOf(patient, key), partOf(patient, `${key} 2`), partOf(patient, `${key} 3`)]);
  });

  it('is made of the first identifier that is one, with or without an extension', () => {
    const { patient, names } = namesOf(
      `<id nullFlavor="UNK"/><id root="2.999.8" nullFlavor="MSK"/>${id}`,
      '<id root="2.999.9"/>',
    );
    expect(names).toEqual([
      partOf(patient, key),
      partOf(patient, JSON.stringify(['conditions', '2.999.9', '', 'gout'])),
    ]);
  });

  it('is its place in the document where it has no identifier', () => {
    const { document, names } = namesOf('', '<id nullFlavor="UNK"/>', '<id extension="7"/>');
    expect(names).toEqual([1, 2, 3].map((at) => partOf(document, `section[11450-4]/entry[${at}]`)));
  });
});

describe('a member of a care team', () => {
  it('is named by name and role in its team', () => {
    const performer = (role: string): string =>
      `<performer>${role}<assignedEntity><assignedPerson><name>Ann</name></assignedPerson></assignedEntity></performer>`;
    const team = `<organizer>${id}<component><act>${performer('')}${performer('<functionCode displayName="Nurse"/>')}</act></component></organizer>`;
    const [, , record] = readRecords(inputOf(documentOf(sectionOf('85847-2', 'x', team)))).records;
    expect(record?.type === 'care-team' && record.members.map((each) => each.id)).toEqual([
      partOf(idOf(record), '["member","Ann",""]'),
      partOf(idOf(record), '["member","Ann","Nurse"]'),
    ]);
  });
});
