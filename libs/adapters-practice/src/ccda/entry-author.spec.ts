import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

/** Who wrote each entry of a section that holds one entry. */
const authorsIn = (code: string, entry: string): readonly (string | undefined)[] =>
  readRecords(inputOf(documentOf(sectionOf(code, 'As coded', entry)))).records.flatMap((record) => {
    if (record.type === 'medication') return [record.medication.authored?.by];
    if (record.type === 'immunization') return [record.immunization.authored?.by];
    if (record.type === 'procedure') return [record.procedure.authored?.by];
    if (record.type === 'vital-sign') return [record.vitalSign.authored?.by];
    if (record.type === 'condition') return [record.condition.authored?.by];
    if (record.type === 'lab') return [record.lab.authored?.by];
    return record.type === 'item' ? [record.item.authored?.by] : [];
  });

const by = (name: string, time = '2024'): string =>
  `<author><time value="${time}"/><assignedAuthor><assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;
const observation = (...inside: readonly string[]): string => `<observation>${inside.join('')}</observation>`;
const related = (type: string, act: string): string =>
  `<entryRelationship typeCode="${type}">${act}</entryRelationship>`;
const organizer = (before: string, ...observations: readonly string[]): string =>
  `<organizer><statusCode code="completed"/>${before}${observations.map((each) => `<component>${each}</component>`).join('')}</organizer>`;

const completed = '<statusCode code="completed"/>';
const drug = (name: string): string =>
  `<consumable><manufacturedProduct><manufacturedMaterial><code displayName="${name}"/></manufacturedMaterial></manufacturedProduct></consumable>`;

describe('the author of an entry of C-CDA', () => {
  const poe = observation(by('Dr. Poe'), '<value displayName="Pain"/>');
  it.each([
    ['a medication', '10160-0', 'substanceAdministration', drug('Aspirin'), 'RSON'],
    ['an immunization', '11369-6', 'substanceAdministration', drug('Influenza'), 'CAUS'],
    ['a procedure', '47519-4', 'procedure', '<code displayName="Suture"/>', 'RSON'],
    ['a procedure that is an act', '47519-4', 'act', '<code displayName="Dressing"/>', 'RSON'],
  ])('is not who wrote what hangs below %s', (_, section, element, inside, type) => {
    const entry = (author: string) => `<${element}>${completed}${author}${inside}${related(type, poe)}</${element}>`;
    expect(authorsIn(section, entry(''))).toEqual([undefined]);
    expect(authorsIn(section, entry(by('Dr. Ng')))).toEqual(['Dr. Ng']);
  });

  const vitalSign = (name: string, author: string) =>
    observation(completed, `<code code="${name}" displayName="${name}"/>`, '<value xsi:type="PQ" value="70"/>', author);
  const condition = (name: string, author: string) => observation(`<value displayName="${name}"/>`, author);
  const concern = (author: string, ...observations: readonly string[]) =>
    `<act><statusCode code="active"/>${author}${observations.map((each) => related('SUBJ', each)).join('')}</act>`;
  it.each([
    ['vital signs', '8716-3', organizer, vitalSign],
    ['conditions of a concern', '11450-4', concern, condition],
    ['conditions in the family', '10157-6', organizer, condition],
  ])('is each one’s own of several %s, else that of what holds them', (_, section, held, one) => {
    const parts = [one('A', by('Nurse A', '202401010900')), one('B', by('Nurse B', '202401011000')), one('C', '')];
    expect(authorsIn(section, held('', ...parts))).toEqual(['Nurse A', 'Nurse B', undefined]);
    expect(authorsIn(section, held(by('Dr. Ng', '2025'), ...parts))).toEqual(['Nurse A', 'Nurse B', 'Dr. Ng']);
  });

  it('is the last of several, by the moment and not by its digits', () => {
    const authors = [by('Dr. Li', '20260203101500-0700'), by('Dr. Ng', '20260203120000+0000'), by('Dr. Poe', '1969')];
    expect(authorsIn('11450-4', concern('', condition('A', authors.join(''))))).toEqual(['Dr. Li']);
    expect(authorsIn('11450-4', concern('', condition('A', authors.toReversed().join(''))))).toEqual(['Dr. Li']);
  });

  it('is the one of a line where a report has none', () => {
    const line = (author: string) => vitalSign('Sodium', author);
    expect(authorsIn('30954-2', organizer('', line(by('Technologist'))))).toEqual(['Technologist']);
    expect(authorsIn('30954-2', organizer(by('Dr. Ng', '2020'), line(by('Technologist'))))).toEqual(['Dr. Ng']);
  });
});

describe('who is told of several authors of an entry', () => {
  const entry = (...authors: readonly string[]) =>
    `<observation>${authors.join('')}<value displayName="Gout"/></observation>`;
  const template = (root: string): string => `<templateId root="${root}"/>`;
  const marked = (author: string, ...roots: readonly string[]): string =>
    author.replace('<author>', `<author>${roots.map(template).join('')}`);
  const provenance = '2.16.840.1.113883.10.20.22.5.6';

  it('is the one of the provenance, before a later one of none', () => {
    const told = marked(by('Dr. Ng', '2023'), '2.999', provenance);
    expect(authorsIn('11450-4', entry(told, marked(by('Ms. Roe', '2024'), '2.999')))).toEqual(['Dr. Ng']);
    expect(authorsIn('11450-4', entry(by('Dr. Ng', '2023'), by('Ms. Roe', '2024')))).toEqual(['Ms. Roe']);
  });

  it('is an organization where nobody is named, and nobody where nothing is said', () => {
    const author = (inside: string): string => `<author>${inside}</author>`;
    const clinic =
      '<assignedAuthor><representedOrganization><name>Valley</name></representedOrganization></assignedAuthor>';
    const authoredIn = (...authors: readonly string[]) => {
      const [, , record] = readRecords(inputOf(documentOf(sectionOf('11450-4', 'x', entry(...authors))))).records;
      return record?.type === 'condition' ? record.condition.authored : undefined;
    };
    expect(authoredIn(author(clinic))).toStrictEqual({ organization: 'Valley' });
    expect(authoredIn(author('<time value="2024"/>'))).toStrictEqual({ at: '2024' });
    expect(authoredIn(author(''))).toBeUndefined();
    expect(authoredIn(author(''), author(clinic))).toStrictEqual({ organization: 'Valley' });
    expect(authoredIn()).toBeUndefined();
  });
});
