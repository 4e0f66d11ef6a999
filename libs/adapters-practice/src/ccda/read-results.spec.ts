import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (...entries: readonly string[]) => readRecords(inputOf(documentOf(sectionOf('30954-2', 'x', ...entries))));
const line = (inside: string, status = 'completed', code = '2951-2'): string =>
  `<component><observation><code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="Sodium"/><statusCode code="${status}"/><effectiveTime value="20240102"/>${inside}</observation></component>`;
const report = (lines: string, status = 'completed'): string =>
  `<organizer><code displayName="Panel"/><statusCode code="${status}"/>${lines}</organizer>`;
const labOf = (entry: string) => {
  const found = read(entry).records.find(({ type }) => type === 'lab');
  return found?.type === 'lab' ? found.lab : undefined;
};
const resultOf = (inside: string, status?: string, code?: string) =>
  labOf(report(line(inside, status, code)))?.results[0];

describe('results (30954-2)', () => {
  it('come as one report with lines, dated by a line where the report is not', () => {
    expect(labOf(report(line('<value xsi:type="PQ" value="140" unit="mmol/L"/>')))).toMatchObject({
      name: 'Panel',
      date: '2024-01-02',
      status: 'final',
      results: [{ code: '2951-2', name: 'Sodium', value: { kind: 'quantity', value: '140', unit: 'mmol/L' } }],
    });
  });

  it.each([
    ['<value xsi:type="PQ" value="7.10" unit="1"/>', { kind: 'quantity', value: '7.10' }],
    ['<value xsi:type="PQ" value="12.3" unit="10+3/ul"/>', { kind: 'quantity', value: '12.3', unit: '10+3/ul' }],
    ['<value xsi:type="INT" value="3"/>', { kind: 'quantity', value: '3' }],
    ['<value xsi:type="REAL" value="0.5"/>', { kind: 'quantity', value: '0.5' }],
    ['<value xsi:type="ST">Amber</value>', { kind: 'text', text: 'Amber' }],
    ['<value xsi:type="ED">Amber</value>', { kind: 'text', text: 'Amber' }],
    ['<value xsi:type="CD" code="371240000" displayName="Red"/>', { kind: 'text', text: 'Red' }],
    [
      '<value xsi:type="IVL_PQ"><high value="0.02" unit="ng/mL" inclusive="false"/></value>',
      { kind: 'quantity', value: '0.02', unit: 'ng/mL', comparator: '<' },
    ],
    ['<value xsi:type="IVL_PQ"><low value="90"/></value>', { kind: 'quantity', value: '90', comparator: '>=' }],
    ['<value xsi:type="IVL_PQ"><low value="1"/><high value="2"/></value>', { kind: 'text', text: '1 – 2' }],
    ['<value xsi:type="PQ" nullFlavor="UNK"/>', { kind: 'text', text: 'unknown' }],
  ])('have values like %s', (value, wanted) => {
    expect(resultOf(value)?.value).toEqual(wanted);
  });

  it('that are awaited are pending, and so is a report of nothing else', () => {
    const awaited = line('<value xsi:type="PQ" nullFlavor="NA"/>', 'active');
    expect(labOf(report(awaited, 'active'))).toMatchObject({
      status: 'pending',
      results: [{ value: { kind: 'pending' } }],
    });
    expect(labOf(report(awaited + line('<value xsi:type="INT" value="3"/>'), 'active'))).toMatchObject({
      status: 'preliminary',
    });
  });

  it('are judged by the range that is interpreted as normal, and by no other', () => {
    const range = (code: string, low: number): string =>
      `<referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="${low}"/></value><interpretationCode code="${code}"/></observationRange></referenceRange>`;
    const flagged = '<value xsi:type="INT" value="3"/><interpretationCode code="L"/>';
    expect(resultOf(flagged + range('LL', 1) + range('N', 5))).toMatchObject({ flag: 'low', reference: { low: '5' } });
    expect(resultOf(flagged + range('LL', 1))).not.toHaveProperty('reference');
  });

  it('do not line up under a code that is no LOINC code', () => {
    expect(resultOf('<value xsi:type="INT" value="3"/>', 'completed', 'UNKNOWN')?.code).toBe('Sodium');
  });

  it('that were taken back are left out, and the report that was is refused', () => {
    expect(labOf(report(line('<value xsi:type="INT" value="3"/>', 'nullified')))?.results).toEqual([]);
    expect(read(report('', 'nullified')).refusals).toMatchObject([{ reason: 'entered-in-error' }]);
  });

  it('under a status that no table names have a status that is not noted', () => {
    for (const status of ['constructor', 'dreamt', '']) {
      const value = '<value xsi:type="INT" value="3"/>';
      expect(labOf(report(line(value), status))).toMatchObject({
        status: 'unknown',
        results: [{ value: { value: '3' } }],
      });
    }
  });

  it('of null flavor say that there is no information', () => {
    const nothing =
      '<organizer nullFlavor="NI"><code nullFlavor="NI"/><statusCode code="completed"/><component><observation><code nullFlavor="NI"/></observation></component></organizer>';
    expect(read(nothing).records).toContainEqual(expect.objectContaining({ statement: { kind: 'no-information' } }));
  });
});

describe('a report of results', () => {
  const value = '<value xsi:type="INT" value="3"/>';
  const coded = '<code code="2951-2" codeSystem="2.16.840.1.113883.6.1" displayName="Sodium"/>';
  const detailsOf = (entry: string) => read(entry).refusals.map(({ reason, detail }) => [reason, detail]);

  it('is a result on its own too, with the parts that are said and no others', () => {
    const [, , record] = read(`<observation>${coded}<statusCode code="completed"/>${value}</observation>`).records;
    expect(record).toStrictEqual({
      type: 'lab',
      id: expect.any(String),
      sources: ['section[30954-2]/entry[1]'],
      patient: expect.any(String),
      version: expect.any(Number),
      lab: {
        id: expect.any(Number),
        name: 'Sodium',
        status: 'final',
        results: [{ code: '2951-2', name: 'Sodium', value: { kind: 'quantity', value: '3' } }],
      },
    });
    const error = `<observation>${coded}<statusCode code="nullified"/>${value}</observation>`;
    expect(detailsOf(error)).toEqual([['entered-in-error', 'statusCode is nullified']]);
  });

  it('is dated by itself, by the beginning or the end alone of its time, before its lines', () => {
    const dated = (time: string) =>
      labOf(`<organizer><code displayName="Panel"/>${time}${line(value)}</organizer>`)?.date;
    expect(dated('<effectiveTime value="2023"/>')).toBe('2023');
    expect(dated('<effectiveTime><low value="2021"/><high value="2022"/></effectiveTime>')).toBe('2021');
    expect(dated('<effectiveTime><high value="2022"/></effectiveTime>')).toBe('2022');
    expect(dated('<effectiveTime nullFlavor="UNK"/>')).toBe('2024-01-02');
  });

  it('has the name of its first line where it has none, and is refused without either', () => {
    expect(labOf(`<organizer>${line(value)}</organizer>`)?.name).toBe('Sodium');
    expect(detailsOf('<organizer><statusCode code="completed"/></organizer>')).toEqual([
      ['unreadable', 'a report without code and lines'],
    ]);
  });

  it('is refused where a line has no name or no value, and is no information where its act says so', () => {
    const nameless = `<component><observation><statusCode code="completed"/>${value}</observation></component>`;
    expect(detailsOf(report(nameless))).toEqual([['unreadable', 'a result without code']]);
    expect(detailsOf(report(line('')))).toEqual([['unreadable', 'a result without a value that can be read']]);
    for (const empty of [nameless, line('')]) {
      const silent = `<organizer nullFlavor="NI"><code code="1" displayName="Panel"/>${empty}</organizer>`;
      expect(read(silent).records[2]).toStrictEqual({
        type: 'section',
        id: expect.any(String),
        sources: ['section[30954-2]/entry[1]'],
        patient: expect.any(String),
        version: expect.any(Number),
        section: 'labs',
        statement: { kind: 'no-information' },
      });
    }
  });

  it('is one although its act is of null flavor, where its line is coded and has a value', () => {
    expect(labOf(`<organizer nullFlavor="NI">${line(value)}</organizer>`)?.results).toHaveLength(1);
    const coded1 = `<organizer nullFlavor="NI"><code code="1" displayName="Panel"/>${line(value).replace(/<code[^>]*>/, '<code displayName="Sodium"/>')}</organizer>`;
    expect(labOf(coded1)?.results).toHaveLength(1);
  });

  it('is one where nothing of it is coded and nothing says that it is none', () => {
    const words = `<component><observation><code><originalText>Sodium</originalText></code>${value}</observation></component>`;
    expect(labOf(`<organizer>${words}</organizer>`)?.results).toEqual([
      { code: 'Sodium', name: 'Sodium', value: { kind: 'quantity', value: '3' } },
    ]);
    const silent = words.replace('<observation>', '<observation nullFlavor="NI">');
    expect(labOf(`<organizer>${silent}</organizer>`)).toBeUndefined();
  });

  it.each([
    ['completed', 'final'],
    ['active', 'preliminary'],
    ['held', 'pending'],
    ['suspended', 'pending'],
    ['aborted', 'cancelled'],
    ['cancelled', 'cancelled'],
  ])('is %s as %s', (status, shown) => {
    expect(labOf(report(line(value), status))?.status).toBe(shown);
  });

  it('that is completed is final although its lines wait', () => {
    expect(labOf(report(line('', 'active')))).toMatchObject({
      status: 'final',
      results: [{ value: { kind: 'pending' } }],
    });
  });
});

describe('who takes part in a report', () => {
  const value = '<value xsi:type="INT" value="3"/>';
  const played = (typeCode: string, name: string): string =>
    `<participant typeCode="${typeCode}"><participantRole><playingEntity>${name}</playingEntity></participantRole></participant>`;
  const author = (name: string): string =>
    `<author><assignedAuthor><assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;

  it('is known by the type of its part, and nobody of another', () => {
    const lab = labOf(report(played('XYZ', '<name>Ann</name><code displayName="Ann"/>') + line(value)));
    expect(Object.keys(lab ?? {})).toEqual(['id', 'name', 'date', 'status', 'results']);
    const procedure = `<component><procedure>${played('DEV', '<code displayName="Needle"/>')}</procedure></component>`;
    expect(labOf(report(procedure + line(value)))).not.toHaveProperty('specimen');
  });

  it.each(['act', 'observation', 'procedure'])(
    'is the author of an order that is a part or hangs below: %s',
    (kind) => {
      const order = (mood: string) => `<${kind} moodCode="${mood}">${author('Dr. Ng')}</${kind}>`;
      const below = (mood: string) => `<entryRelationship>${order(mood)}</entryRelationship>`;
      const lineWith = (mood: string) => line(value + below(mood));
      expect(labOf(report(lineWith('RQO')))?.orderedBy).toBe('Dr. Ng');
      expect(labOf(report(lineWith('EVN')))?.orderedBy).toBeUndefined();
      const holder = `<organizer><code displayName="Panel"/>${below('RQO')}${line(value)}</organizer>`;
      expect(labOf(holder)?.orderedBy).toBe('Dr. Ng');
    },
  );

  it.each(['component', 'entryRelationship'])('is told of what was collected in a %s', (element) => {
    const collected = `<${element}><procedure>${played('PRD', '<code displayName="Venous blood"/>')}</procedure></${element}>`;
    const specimen =
      '<specimen><specimenRole><specimenPlayingEntity><name>Serum</name></specimenPlayingEntity></specimenRole></specimen>';
    expect(labOf(report(collected + line(value)))?.specimen).toBe('Venous blood');
    expect(labOf(report(collected.replace(/<participant.*participant>/, specimen) + line(value)))?.specimen).toBe(
      'Serum',
    );
  });

  it.each(['component', 'entryRelationship'])(
    'writes comments in a %s, of which those without words are none',
    (element) => {
      const comment = (inside: string) => `<${element}><act><code code="48767-8"/>${inside}</act></${element}>`;
      const both = comment('<text>Repeat in May.</text>') + comment('<text/>') + comment('');
      expect(labOf(report(both + line(value)))?.comments).toStrictEqual([{ text: 'Repeat in May.' }]);
    },
  );
});
